import type { Cancel, PageHost } from '#browser/platform.ts';

export interface FakePage extends PageHost {
  /** The paths that were loaded. */
  readonly loaded: readonly string[];
  /** How often the page was reloaded without a path. */
  readonly reloads: number;
  /** How often it was printed. */
  readonly prints: number;
  /** The page becomes visible again. */
  show(): void;
  /** The page goes away. */
  hide(): void;
  /** Something on the page is pressed. */
  touch(): void;
  setInstalledApp(installed: boolean): void;
  setVersion(version: string): void;
  setLanguage(language: string): void;
}

/** A page whose visibility the test controls. Ids are `id-1`, `id-2` … */
export function createFakePage(options: { installedApp?: boolean } = {}): FakePage {
  const visible = new Set<() => void>();
  const hidden = new Set<() => void>();
  const pressed = new Set<() => void>();
  let installed = options.installedApp ?? false;
  const loaded: string[] = [];
  let reloads = 0;
  let prints = 0;
  let version = 'first';
  let language = 'en';
  let ids = 0;
  let wasPressed = false;
  return {
    startedAs: () => (installed ? 'installed' : 'browser'),
    // The address of the test's window, which the router reads too.
    address: () => ({ origin: location.origin, hash: location.hash }),
    load: (path) => loaded.push(path),
    loaded,
    reload() {
      reloads += 1;
    },
    get reloads() {
      return reloads;
    },
    print() {
      prints += 1;
    },
    get prints() {
      return prints;
    },
    language: () => language,
    version: () => version,
    onVisible: (listener) => listen(visible, listener),
    onHide: (listener) => listen(hidden, listener),
    onInput: (listener) => listen(pressed, listener),
    wasPressed: () => wasPressed,
    newId() {
      ids += 1;
      return `id-${ids}`;
    },
    show: () => visible.forEach((listener) => listener()),
    hide: () => hidden.forEach((listener) => listener()),
    touch() {
      wasPressed = true;
      pressed.forEach((listener) => listener());
    },
    setInstalledApp(next) {
      installed = next;
    },
    setVersion(next) {
      version = next;
    },
    setLanguage(next) {
      language = next;
    },
  };
}

function listen(listeners: Set<() => void>, listener: () => void): Cancel {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
