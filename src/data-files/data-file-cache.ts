import { createStore } from 'zustand/vanilla';
import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import type { ReadableStore } from '#lib/readable-store.ts';
import type { Cancel, Platform } from '#browser/platform.ts';
import { hasAllRows, isWholeFile, type FileExtent } from './whole-file.ts';

/** DAT-04: three more tries, after 1, 2 and 4 seconds; what was fetched is kept for five minutes after its last use. */
const MAX_RETRIES = 3;
const FIRST_RETRY_MS = SECOND_MS;
const RETENTION_MS = 5 * MINUTE_MS;

/** What fetching and reading a file needs. */
export type FilePlatform = Pick<Platform, 'clock' | 'files' | 'report'>;

/** One of the app's data files and how its text becomes what the screens use. */
export interface DataFile<Data> {
  readonly path: string;
  /** How many rows it had when the app was built; null where that is not known. */
  readonly builtRows: number | null;
  /**
   * Throws when nothing in the text can be used. Problems with single rows go to the console. A long file is read in
   * pieces, so that a press in between gets its answer (QUA-04).
   */
  readonly read: (text: string, platform: FilePlatform) => ReadFile<Data> | Promise<ReadFile<Data>>;
}

export interface ReadFile<Data> extends FileExtent {
  readonly data: Data;
}

/** Why what is there is not all, or not the newest. */
export type Shortage =
  /** The file did not come whole: a copy that the device had is shown in its place. */
  | 'kept-copy'
  /** Rows are missing, and there is no copy that has them. */
  | 'rows-missing';

export type DataFileState<Data> =
  /** `retries` is above zero once a first try failed: time to tell the person why it takes long. */
  | { readonly phase: 'loading'; readonly retries: number }
  | {
      readonly phase: 'ready';
      readonly data: Data;
      /** Only where something is wrong with it: the person is told, and may ask again. */
      readonly shortage?: Shortage;
      /** It is being asked for again. */
      readonly isAskedAgain?: boolean;
    }
  | { readonly phase: 'failed' };

/**
 * A file being fetched or kept, to be followed by the screens that use it. The first one to follow starts the fetching; so does the
 * first after it failed, or was not used for long.
 */
export interface CachedFile<Data> extends ReadableStore<DataFileState<Data>> {
  /** Fetches a file that failed or fell short once more, with all its tries. Does nothing while it is there or on its way. */
  readonly retry: () => void;
}

export type SharedFile<Data> = (platform: FilePlatform) => CachedFile<Data>;

export const LOADING = { phase: 'loading', retries: 0 } as const;

/** A file that came and could be read. */
interface Found<Data> {
  readonly data: Data;
  readonly text: string;
  readonly isWhole: boolean;
}

/** Fetches a data file when somebody needs it, with retries, and keeps it for a while (DAT-04). */
export function cachedFile<Data>(file: DataFile<Data>, platform: FilePlatform): CachedFile<Data> {
  const { clock, files, report } = platform;
  const store = createStore<DataFileState<Data>>(() => LOADING);
  let users = 0;
  let isFetching = false;
  let cancelForgetting: Cancel | null = null;

  const show = (next: DataFileState<Data>) => store.setState(next, true);

  const fetchOnce = async (): Promise<Found<Data>> => {
    // VOC-07: the time stamp gets past caches that would answer with an old file.
    const text = await files.readText(`${file.path}?t=${clock.now()}`);
    if (!text.ok) throw new Error(`${file.path} could not be fetched`, { cause: text.error });
    const read = await file.read(text.value, platform);
    return {
      data: read.data,
      text: text.value,
      isWhole: await isWholeFile(file, text.value, read, platform),
    };
  };

  /** The copy on the device, where there is one with all its rows. */
  const readKept = async (): Promise<Data | null> => {
    for (const text of await files.readKept(file.path).catch(() => [])) {
      try {
        const copy = await file.read(text, platform);
        if (hasAllRows(copy, file.builtRows)) return copy.data;
      } catch {
        // No copy of this file after all.
      }
    }
    return null;
  };

  /** After the last try: what can be shown all the same. */
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
      // The very same again: the server has no other, and asking on would only keep the person waiting.
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
    // Anybody who comes back later is not told of an old failure while the file is fetched again.
    if (store.getState().phase === 'failed') show(LOADING);
    cancelForgetting = clock.after(RETENTION_MS, forget);
  };

  return {
    ...store,
    subscribe(listener) {
      cancelForgetting?.();
      users += 1;
      // A function of its own: two users may hand in the same one.
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
 * Makes one cache of a file for all who use it: what one has fetched is there for the others (DAT-04). Call it once, beside
 * the file's description. Another platform, as each test has, starts with nothing.
 */
export function sharedFile<Data>(file: DataFile<Data>): SharedFile<Data> {
  const cache = new WeakMap<FilePlatform, CachedFile<Data>>();
  return (platform) => {
    const known = cache.get(platform) ?? cachedFile(file, platform);
    cache.set(platform, known);
    return known;
  };
}

/** What a file holds, once it is there. Rejects when it can't be had whole, of today or as it was kept, after all tries (DAT-04). */
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
