import { useSyncExternalStore } from 'react';
import type { Platform } from '#platform/platform.ts';
import {
  cachedFile,
  LOADING,
  type CachedFile,
  type DataFile,
  type DataFileState,
} from '#services/data-files/data-file-cache.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/**
 * Makes the hook of one data file. Call it once, beside the file's description: whatever uses the hook then shares what
 * was fetched (DAT-04). Another platform, as each test has, starts with nothing.
 */
export function dataFileHook<Data>(file: DataFile<Data>): () => DataFileState<Data> {
  const cache = new WeakMap<Platform, CachedFile<Data>>();
  const ofPlatform = (platform: Platform) => {
    const known = cache.get(platform) ?? cachedFile(file, platform);
    cache.set(platform, known);
    return known;
  };
  return function useDataFile() {
    const { subscribe, getState } = ofPlatform(usePlatform());
    return useSyncExternalStore(subscribe, getState, () => LOADING);
  };
}
