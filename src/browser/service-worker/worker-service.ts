import type { Result } from '#lib/result.ts';
import type { Cancel } from '#browser/clock.ts';
import type { StorageFailure } from '#browser/storage/local-storage.ts';

export type FetchFailure = { kind: 'network' } | { kind: 'status'; status: number };

/** Reads the app's own files. */
export interface AppFiles {
  /** `path` starts with `/`. Resolves with the text or the reason of the failure. */
  readText(path: string): Promise<Result<string, FetchFailure>>;
  /** The same for binary files. */
  readBytes(path: string): Promise<Result<Uint8Array<ArrayBuffer>, FetchFailure>>;
  /** The service worker's copies of a file on the device; none if there are none or they cannot be read. */
  readKept(path: string): Promise<readonly string[]>;
}

/** Why a recording could not be saved. `network`: no connection, or the response was not the file. */
export type SaveFailure = StorageFailure | 'network';

/**
 * The prepared recordings saved in the browser, from which the service worker plays them (QUA-10). No call ever rejects.
 */
export interface SoundStore {
  /** False if no service worker can play saved recordings. */
  readonly isSupported: boolean;
  /** The paths of the saved recordings. */
  paths(): Promise<Result<readonly string[], StorageFailure>>;
  /** Fetches a recording and saves it if it is complete. */
  save(path: string, bytes: number, signal: AbortSignal): Promise<Result<undefined, SaveFailure>>;
  /** Deletes all of them. */
  deleteAll(): Promise<Result<undefined, StorageFailure>>;
}

/**
 * The result of a check for a new version. `update`: one is fully on the device and waits. `failed`: no connection, or
 * it was lost.
 */
export type UpdateCheck = 'update' | 'newest' | 'failed' | 'no-worker';

/**
 * The service worker as the page sees it (QUA-10, QUA-11). Nothing here ever rejects or throws, and where there is no worker
 * (an old browser, a private window, no https, while developing) it never changes.
 *
 * A new version is fetched behind the page's back and waits, however long, until `takeUpdate` is called or all pages of the app
 * are closed; the app of this page goes on with the files it was loaded with. One that broke off on its way is never offered.
 */
export interface WorkerService {
  /** The whole app is on this device: from the next request on, it works without a connection. */
  isReady(): boolean;
  /** A new version is fully on this device and waits to take over. */
  hasUpdate(): boolean;
  /** Runs when `isReady` or `hasUpdate` changes. */
  onChange(listener: () => void): Cancel;
  /**
   * Runs when another worker has replaced the one of this page: an update was taken, here or in another tab, or the kill
   * switch ran. From then on, code of this page that is not loaded yet may no longer exist (QUA-12). It does not run for
   * the very first worker.
   */
  onTakenOver(listener: () => void): Cancel;
  /**
   * Asks the server for a new version, and waits until it is fully on the device. The browser does this by itself when a
   * page loads.
   */
  checkForUpdate(): Promise<UpdateCheck>;
  /**
   * Lets the waiting version take over in all tabs. True once it has: the page must then be reloaded. False if none
   * waits any more or it did not take over in time: the page continues unchanged.
   */
  takeUpdate(): Promise<boolean>;
}
