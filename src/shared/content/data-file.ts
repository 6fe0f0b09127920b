import { QueryClient, useQuery } from '@tanstack/react-query';
import type { FetchFailure, Platform } from '#platform/platform.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** DAT-04 */
const MAX_RETRIES = 3;
const CACHE_RETENTION_MS = 5 * MINUTE_MS;
const FIRST_RETRY_MS = SECOND_MS;

/** One of the app's data files and how its text becomes what the screens use. */
export interface DataFile<Data> {
  readonly path: string;
  /** Throws when nothing in the text can be used. Problems with single rows go to the console. */
  readonly read: (text: string, platform: Platform) => Data;
}

export type DataFileState<Data> =
  /** `retries` is above zero once a first try failed: time to tell the person why it takes long. */
  | { readonly phase: 'loading'; readonly retries: number }
  | { readonly phase: 'ready'; readonly data: Data }
  | { readonly phase: 'failed' };

/** Why a data file could not be fetched. */
class DataFileError extends Error {
  constructor(path: string, failure: FetchFailure) {
    super(failure.kind === 'status' ? `${path} answered ${failure.status}` : `${path} could not be reached`);
    this.name = 'DataFileError';
  }
}

const clients = new WeakMap<Platform, QueryClient>();

/** The one query cache of a running app: what was fetched stays for five minutes after its page was left (DAT-04). */
function queryClientOf(platform: Platform): QueryClient {
  const known = clients.get(platform);
  if (known) return known;
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: MAX_RETRIES,
        retryDelay: (retries) => FIRST_RETRY_MS * 2 ** retries,
        gcTime: CACHE_RETENTION_MS,
        staleTime: CACHE_RETENTION_MS,
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
  clients.set(platform, client);
  return client;
}

function queryOf<Data>(file: DataFile<Data>, platform: Platform) {
  return {
    queryKey: [file.path],
    queryFn: async (): Promise<Data> => {
      // VOC-07: the time stamp gets past caches that would answer with an old file.
      const text = await platform.files.readText(`${file.path}?t=${platform.clock.now()}`);
      if (!text.ok) throw new DataFileError(file.path, text.error);
      return file.read(text.value, platform);
    },
  };
}

/** Fetches and reads a data file, with retries. The answer is shared by all that ask for the same file. */
export function useDataFile<Data>(file: DataFile<Data>): DataFileState<Data> {
  const platform = usePlatform();
  const query = useQuery(queryOf(file, platform), queryClientOf(platform));
  if (query.data !== undefined) return { phase: 'ready', data: query.data };
  return query.isError ? { phase: 'failed' } : { phase: 'loading', retries: query.failureCount };
}
