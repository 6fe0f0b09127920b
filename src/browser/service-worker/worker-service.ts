import type { Result } from '#lib/result.ts';
import type { Cancel } from '#browser/clock.ts';
import type { StorageFailure } from '#browser/storage/local-storage.ts';

export type FetchFailure = { kind: 'network' } | { kind: 'status'; status: number };

/** Reads the app's own files. */
export interface AppFiles {
  /** `path` starts with `/`. Resolves with the text or with why there is none. */
  readText(path: string): Promise<Result<string, FetchFailure>>;
  /** The same with bytes, for what is no text. */
  readBytes(path: string): Promise<Result<Uint8Array<ArrayBuffer>, FetchFailure>>;
  /** The copies of a file that the service worker keeps on the device; none where there are none, or no way to them. */
  readKept(path: string): Promise<readonly string[]>;
}

/** Why a recording could not be kept. `network`: no connection, or what came was not the file. */
export type KeepFailure = StorageFailure | 'network';

/** The prepared recordings that the browser keeps; played from here by the service worker (QUA-10). No call ever rejects. */
export interface SoundStore {
  /** False where no service worker would play what is kept. */
  readonly isSupported: boolean;
  /** Of the recordings that are kept. */
  paths(): Promise<Result<readonly string[], StorageFailure>>;
  /** Fetches a recording, and keeps it if it came whole. */
  keep(path: string, bytes: number, signal: AbortSignal): Promise<Result<undefined, KeepFailure>>;
  /** Lets all of them go. */
  forgetAll(): Promise<Result<undefined, StorageFailure>>;
}

/** How a look for a new version ended. `update`: one is whole on the device and waits. `failed`: no connection, or it broke off. */
export type UpdateCheck = 'update' | 'newest' | 'failed' | 'no-worker';

/**
 * The service worker as the page sees it (QUA-10, QUA-11). Nothing here ever rejects or throws, and where there is no worker
 * (an old browser, a private window, no https, while developing) it never changes.
 *
 * A new version is fetched behind the page's back and waits, however long, until `takeUpdate` is called or all pages of the app
 * are closed; the app of this page goes on with the files it was loaded with. One that broke off on its way is never offered.
 */
export interface WorkerService {
  /** The whole app is on this device: from the next request on it needs no connection. */
  isReady(): boolean;
  /** A new version is whole on this device and waits to be taken. */
  hasUpdate(): boolean;
  /** Runs when an answer of `isReady` or `hasUpdate` is another one. */
  onChange(listener: () => void): Cancel;
  /**
   * Runs when another worker took over from the one that this page had: an update was taken, here or in another tab, or the kill
   * switch came. From then on parts of this page's code that were not loaded yet may be nowhere any more (QUA-12). It
   * doesn't run when the first worker of all takes the page.
   */
  onTakenOver(listener: () => void): Cancel;
  /** Asks the server for a new version, and waits until it is whole here. The browser does so by itself when a page is loaded. */
  checkForUpdate(): Promise<UpdateCheck>;
  /**
   * Lets the version that waits take over, in all tabs. True once it has: the page is then to be reloaded. False where
   * none waits any more, or it didn't take over in time: the page goes on as it is.
   */
  takeUpdate(): Promise<boolean>;
}
