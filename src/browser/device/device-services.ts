import type { Cancel } from '#browser/clock.ts';

/** Messages between the open tabs. Without a channel nothing is ever received. */
export interface Messages {
  /** To every other tab, never to this one. `message` is structurally cloned: no functions, no elements. */
  post(topic: string, message: unknown): void;
  /** Messages may come from another version of the app: parse them. */
  listen(topic: string, listener: (message: unknown) => void): Cancel;
}

/** The network connection. */
export interface Connection {
  /** False only if the browser is sure that there is no connection. */
  isOnline(): boolean;
  /** Whether the person asked the browser to save data: then nothing is fetched that may not be needed. */
  savesData(): boolean;
  /** Runs when it is lost or restored. */
  onChange(listener: () => void): Cancel;
}

/** Saves files on the person's device. */
export interface Downloads {
  /** @param content a text, or bytes in pieces */
  save(name: string, type: string, content: string | readonly Uint8Array<ArrayBuffer>[]): void;
}

/** Storage facts from the browser; null where it does not say. */
export interface StorageFacts {
  /** Approximate: browsers round it, and some add to it. */
  readonly usedBytes: number | null;
  /** Whether the data stays when the device runs out of room. */
  readonly isPersistent: boolean | null;
}

/** This site's data, as stored by the browser (MEM-04). */
export interface SiteData {
  facts(): Promise<StorageFacts>;
  /** Asks the browser not to delete the data. False if refused or unsupported. */
  requestPersistence(): Promise<boolean>;
}

/**
 * How the app can be installed here: by a prompt of the browser, by Safari's menus on iPhone, iPad or Mac, or not at all
 * (for example if it is installed).
 */
export type InstallWay = 'prompt' | 'ios' | 'mac' | 'none';

/** Installing the app (QUA-10). */
export interface InstallService {
  readonly way: () => InstallWay;
  readonly onChange: (listener: () => void) => Cancel;
  /** Shows the browser's prompt; true if the person accepted. */
  prompt(): Promise<boolean>;
}

/** The page that the app runs in. */
export interface PageHost {
  /** Installed: display-mode standalone or iOS standalone; from Android: an `android-app://` start (AUTH-14). */
  startedAs(): 'installed' | 'from-android' | 'browser';
  /** The origin of the page's address, and its hash with the `#`. */
  address(): { readonly origin: string; readonly hash: string };
  /** Leaves the running app and loads one of its pages afresh. */
  load(path: string): void;
  /** Reloads the page. Its place in the history and its view stay the same. */
  reload(): void;
  /** Opens the print dialog; does nothing without one, as in some apps on phones. */
  print(): void;
  /** The language of the screen: fixed until the page is loaded again (LNG-01). */
  language(): string;
  /** The version of the build; it changes with any file of the app. */
  version(): string;
  /** Runs each time the page becomes visible again. */
  onVisible(listener: () => void): Cancel;
  /** Runs when the page is closed or goes into the background. */
  onHide(listener: () => void): Cancel;
  /** Runs with every press, key and scroll, anywhere on the page. */
  onInput(listener: () => void): Cancel;
  /** Whether something on the page was pressed: before that browsers let it play no sound. True where one can't say. */
  wasPressed(): boolean;
  newId(): string;
}
