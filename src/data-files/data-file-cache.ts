import { createStore } from 'zustand/vanilla';
import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import type { ReadableStore } from '#lib/readable-store.ts';
import type { Cancel, Platform } from '#browser/platform.ts';
import { hasAllRows, isWholeFile, type FileExtent } from './whole-file.ts';

/** DAT-04: three retries, after 1, 2 and 4 seconds; a file is cached for five minutes after its last use. */
const MAX_RETRIES = 3;
const FIRST_RETRY_MS = SECOND_MS;
const RETENTION_MS = 5 * MINUTE_MS;

/** What fetching and reading a file needs. */
export type FilePlatform = Pick<Platform, 'clock' | 'files' | 'report'> & {
  readonly page: Pick<Platform['page'], 'language'>;
};

/** A data file of the app, and how its text is turned into what the screens use. */
export interface DataFile<Data> {
  readonly path: string;
  /** The number of rows when the app was built; null if unknown. */
  readonly builtRows: number | null;
  /**
   * Throws if nothing in the text is usable. Problems with single rows go to the console. A long file is read in pieces,
   * so that presses in between are handled (QUA-04).
   */
  readonly read: (text: string, platform: FilePlatform) => ReadFile<Data> | Promise<ReadFile<Data>>;
}

export interface ReadFile<Data> extends FileExtent {
  readonly data: Data;
}

/** Why the data is incomplete or not the newest. */
export type Shortage =
  /** The file arrived incomplete: a copy on the device is shown instead. */
  | 'kept-copy'
  /** Rows are missing, and no copy has them. */
  | 'rows-missing';

export type DataFileState<Data> =
  /** `retries` is above zero after a failed try: then the screen says why it takes long. */
  | { readonly phase: 'loading'; readonly retries: number }
  | {
      readonly phase: 'ready';
      readonly data: Data;
      /** Set if something is wrong with it: the person is notified and can retry. */
      readonly shortage?: Shortage;
      /** It is being fetched again. */
      readonly isAskedAgain?: boolean;
    }
  | { readonly phase: 'failed' };

/**
 * A file that is being fetched or is cached, as a store for the screens. The first subscriber starts the fetch, also
 * after a failure or when the cached copy has expired.
 */
export interface CachedFile<Data> extends ReadableStore<DataFileState<Data>> {
  /** Fetches a failed or incomplete file again, with all tries. Does nothing if it is loaded or loading. */
  readonly retry: () => void;
}

export type SharedFile<Data> = (platform: FilePlatform) => CachedFile<Data>;

export const LOADING = { phase: 'loading', retries: 0 } as const;

/** A file that arrived and could be read. */
interface Found<Data> {
  readonly data: Data;
  readonly text: string;
  readonly isWhole: boolean;
}

/** Fetches a data file on demand, with retries, and caches it for a while (DAT-04). */
export function cachedFile<Data>(file: DataFile<Data>, platform: FilePlatform): CachedFile<Data> {
  const { clock, files, report } = platform;
  const store = createStore<DataFileState<Data>>(() => LOADING);
  let users = 0;
  let isFetching = false;
  let cancelForgetting: Cancel | null = null;

  const show = (next: DataFileState<Data>) => store.setState(next, true);

  const fetchOnce = async (): Promise<Found<Data>> => {
    // VOC-07: the time stamp bypasses caches with an old file.
    const text = await files.readText(`${file.path}?t=${clock.now()}`);
    if (!text.ok) throw new Error(`${file.path} could not be fetched`, { cause: text.error });
    const read = await file.read(text.value, platform);
    return {
      data: read.data,
      text: text.value,
      isWhole: await isWholeFile(file, text.value, read, platform),
    };
  };

  /** A copy on the device with all rows, if there is one. */
  const readKept = async (): Promise<Data | null> => {
    for (const text of await files.readKept(file.path).catch(() => [])) {
      try {
        const copy = await file.read(text, platform);
        if (hasAllRows(copy, file.builtRows)) return copy.data;
      } catch {
        // This is not a usable copy of the file.
      }
    }
    return null;
  };

  /** After the last try: shows the best available data. */
  const makeDo = async (found: Found<Data> | null, error: unknown) => {
    report.error(`${file.path} could not be loaded`, error);
    const kept = await readKept();
    if (kept !== null) show({ phase: 'ready', data: kept, shortage: 'kept-copy' });
    else if (found !== null) show({ phase: 'ready', data: found.data, shortage: 'rows-missing' });
    else show({ phase: 'failed' });
    isFetching = false;
  };

  const fetchWithRetries = async (retries: number, before: Found<Data> | null): Promise<void> => {
    let found = before;
    let problem: unknown;
    try {
      const next = await fetchOnce();
      if (next.isWhole) {
        show({ phase: 'ready', data: next.data });
        isFetching = false;
        return;
      }
      problem = new Error(`${file.path} lacks rows`);
      // The same text again: the server has no other, and more tries would only delay the person.
      if (next.text === before?.text) return await makeDo(next, problem);
      found = next;
    } catch (error) {
      problem = error;
    }
    if (retries === MAX_RETRIES) return makeDo(found, problem);
    if (store.getState().phase !== 'ready') show({ phase: 'loading', retries: retries + 1 });
    clock.after(FIRST_RETRY_MS * 2 ** retries, () => void fetchWithRetries(retries + 1, found));
  };

  const fetchIfNeeded = () => {
    const state = store.getState();
    const isThere = state.phase === 'ready' && state.shortage === undefined;
    if (isThere || isFetching) return;
    isFetching = true;
    if (state.phase === 'failed') show(LOADING);
    if (state.phase === 'ready') show({ ...state, isAskedAgain: true });
    void fetchWithRetries(0, null);
  };

  const forget = () => {
    if (!isFetching) show(LOADING);
  };

  const afterLastUse = () => {
    // A person who returns later does not see the old failure while the file is fetched again.
    if (store.getState().phase === 'failed') show(LOADING);
    cancelForgetting = clock.after(RETENTION_MS, forget);
  };

  return {
    ...store,
    subscribe(listener) {
      cancelForgetting?.();
      users += 1;
      // A separate function, because two users may pass the same listener.
      const stop = store.subscribe((...change) => listener(...change));
      fetchIfNeeded();
      return () => {
        stop();
        users -= 1;
        if (users === 0) afterLastUse();
      };
    },
    retry: fetchIfNeeded,
  };
}

/**
 * Creates one cache of a file for all users (DAT-04). Call it once, next to the file's description. Another platform,
 * which each test has, starts empty.
 */
export function sharedFile<Data>(file: DataFile<Data>): SharedFile<Data> {
  const cache = new WeakMap<FilePlatform, CachedFile<Data>>();
  return (platform) => {
    const known = cache.get(platform) ?? cachedFile(file, platform);
    cache.set(platform, known);
    return known;
  };
}

/**
 * The content of a file, once it is loaded. Rejects if after all tries neither the complete file nor a complete copy is
 * available (DAT-04).
 */
export function wholeFile<Data>(file: CachedFile<Data>): Promise<Data> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const state = file.getState();
      if (state.phase === 'loading') return;
      stop();
      if (state.phase === 'ready' && state.shortage !== 'rows-missing') resolve(state.data);
      else reject(new Error('The file can not be had'));
    };
    const stop = file.subscribe(look);
    look();
  });
}
