import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import type { Cancel, Platform } from '#platform/platform.ts';

/** DAT-04: three more tries, after 1, 2 and 4 seconds; what was fetched is kept for five minutes after its last use. */
const MAX_RETRIES = 3;
const FIRST_RETRY_MS = SECOND_MS;
const RETENTION_MS = 5 * MINUTE_MS;

/** What fetching and reading a file needs. */
export type FilePlatform = Pick<Platform, 'clock' | 'files' | 'report'>;

/** One of the app's data files and how its text becomes what the screens use. */
export interface DataFile<Data> {
  readonly path: string;
  /**
   * Throws when nothing in the text can be used. Problems with single rows go to the console. A long file is read in
   * pieces, so that a press in between gets its answer (QUA-04).
   */
  readonly read: (text: string, platform: FilePlatform) => Data | Promise<Data>;
}

export type DataFileState<Data> =
  /** `retries` is above zero once a first try failed: time to tell the person why it takes long. */
  | { readonly phase: 'loading'; readonly retries: number }
  | { readonly phase: 'ready'; readonly data: Data }
  | { readonly phase: 'failed' };

/** A file being fetched or kept, to be followed by the screens that use it. */
export interface CachedFile<Data> {
  readonly getState: () => DataFileState<Data>;
  /** The first one to ask starts the fetching; so does the first after it failed, or was not used for long. */
  readonly subscribe: (listener: () => void) => Cancel;
  /** Fetches a file that failed once more, with all its tries. Does nothing while it is there or on its way. */
  readonly retry: () => void;
}

export type SharedFile<Data> = (platform: FilePlatform) => CachedFile<Data>;

export const LOADING = { phase: 'loading', retries: 0 } as const;

/** Fetches a data file when somebody needs it, with retries, and keeps it for a while (DAT-04). */
export function cachedFile<Data>(file: DataFile<Data>, platform: FilePlatform): CachedFile<Data> {
  const { clock, files, report } = platform;
  const users = new Set<{ readonly tell: () => void }>();
  let state: DataFileState<Data> = LOADING;
  let isFetching = false;
  let cancelForgetting: Cancel | null = null;

  const show = (next: DataFileState<Data>) => {
    state = next;
    for (const user of users) user.tell();
  };

  const fetchOnce = async () => {
    // VOC-07: the time stamp gets past caches that would answer with an old file.
    const text = await files.readText(`${file.path}?t=${clock.now()}`);
    if (text.ok) return file.read(text.value, platform);
    throw new Error(`${file.path} could not be fetched`, { cause: text.error });
  };

  const fetchWithRetries = async (retries: number): Promise<void> => {
    try {
      show({ phase: 'ready', data: await fetchOnce() });
      isFetching = false;
    } catch (error) {
      if (retries === MAX_RETRIES) {
        report.error(`${file.path} could not be loaded`, error);
        show({ phase: 'failed' });
        isFetching = false;
        return;
      }
      show({ phase: 'loading', retries: retries + 1 });
      clock.after(FIRST_RETRY_MS * 2 ** retries, () => void fetchWithRetries(retries + 1));
    }
  };

  const fetchIfNeeded = () => {
    if (state.phase === 'ready' || isFetching) return;
    isFetching = true;
    if (state.phase === 'failed') show(LOADING);
    void fetchWithRetries(0);
  };

  const forget = () => {
    if (!isFetching) state = LOADING;
  };

  const afterLastUse = () => {
    // Whoever comes back later is not told of an old failure while the file is fetched again.
    if (state.phase === 'failed') state = LOADING;
    cancelForgetting = clock.after(RETENTION_MS, forget);
  };

  return {
    getState: () => state,
    subscribe(listener) {
      cancelForgetting?.();
      // An object of its own: two users may hand in the same function.
      const user = { tell: listener };
      users.add(user);
      fetchIfNeeded();
      return () => {
        if (users.delete(user) && users.size === 0) afterLastUse();
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

/** What a file holds, once it is there. Rejects when it can't be had after all tries (DAT-04). */
export function wholeFile<Data>(file: CachedFile<Data>): Promise<Data> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const state = file.getState();
      if (state.phase === 'loading') return;
      stop();
      if (state.phase === 'ready') resolve(state.data);
      else reject(new Error('The file can not be had'));
    };
    const stop = file.subscribe(look);
    look();
  });
}
