import type { Cancel } from '#browser/clock.ts';

/** Word between the open tabs. Where the browser has no channel for it nothing is ever heard. */
export interface Messages {
  /** To every other tab, never to this one. `message` is copied as it is stored: no functions, no elements. */
  post(topic: string, message: unknown): void;
  /** What comes may be of another version of the app: parse it. */
  listen(topic: string, listener: (message: unknown) => void): Cancel;
}

/** The line to the rest of the world. */
export interface Connection {
  /** False only when the browser is sure that there is none. */
  isOnline(): boolean;
  /** Runs when it goes or comes back. */
  onChange(listener: () => void): Cancel;
}

/** Files that the person gets to keep. */
export interface Downloads {
  /** @param content a text, or bytes in pieces */
  save(name: string, type: string, content: string | readonly Uint8Array<ArrayBuffer>[]): void;
}

/** What the browser tells of this site's data; null each where it doesn't tell. */
export interface StorageFacts {
  /** About: browsers round it, and some add to it. */
  readonly usedBytes: number | null;
  /** Whether it keeps them, too, when the device runs short of room. */
  readonly isPersistent: boolean | null;
}

/** This site's data, as the browser holds it (MEM-04). */
export interface SiteData {
  facts(): Promise<StorageFacts>;
  /** Asks the browser not to throw them away. False when refused or not possible. */
  requestPersistence(): Promise<boolean>;
}

/**
 * How the app can be installed here: by the browser's own question, by the menus of Safari on iPhone and iPad or on a Mac, or not
 * at all, as where it is installed already.
 */
export type InstallWay = 'prompt' | 'ios' | 'mac' | 'none';

/** Installing the app (QUA-10). */
export interface InstallService {
  readonly way: () => InstallWay;
  readonly onChange: (listener: () => void) => Cancel;
  /** Has the browser ask; true when the person said yes. */
  prompt(): Promise<boolean>;
}

/** What the app must know of the page it runs in. */
export interface PageHost {
  /** Installed: display-mode standalone or iOS standalone; from Android: an `android-app://` start (AUTH-14). */
  startedAs(): 'installed' | 'from-android' | 'browser';
  /** Of the page's address: where the app is served from, and what stands behind its path, with the `#`. */
  address(): { readonly origin: string; readonly hash: string };
  /** Leaves the app as it runs and loads one of its pages again. */
  load(path: string): void;
  /** Reloads the page where it stands: its place in the history and the view it showed stay. */
  reload(): void;
  /** Opens the browser's own window for printing; where there is none, as in some apps on phones, nothing happens. */
  print(): void;
  /** Of the app as it was built: another one for whatever differs in its files. */
  version(): string;
  /** Runs each time the page becomes visible again. */
  onVisible(listener: () => void): Cancel;
  /** Runs when the page goes away or into the background for good. */
  onHide(listener: () => void): Cancel;
  /** Runs with every press, key and scroll, wherever on the page. */
  onInput(listener: () => void): Cancel;
  newId(): string;
}
