import { useStore } from 'zustand';
import type { ReadableStore } from '#lib/readable-store.ts';
import type { Platform } from '#browser/platform.ts';
import {
  LOADING,
  type CachedFile,
  type DataFileState,
  type SharedFile,
} from '#data-files/data-file-cache.ts';
import { usePlatform } from '#components/platform-context.tsx';

interface FileGroup<Data> extends ReadableStore<readonly DataFileState<Data>[]> {
  readonly retry: () => void;
}

interface DataFiles<Data> {
  /** One state per file, in the same order. */
  readonly states: readonly DataFileState<Data>[];
  /** Fetches the failed and incomplete files again. */
  readonly retry: () => void;
}

/**
 * Creates a hook for several data files of one page. They are fetched in parallel, each with its own retries, so that a
 * missing one does not delay the others (DAT-04). All users of a file share the fetched data.
 */
export function dataFilesHook<Data>(files: readonly SharedFile<Data>[]): () => DataFiles<Data> {
  const groups = new WeakMap<Platform, FileGroup<Data>>();
  const ofPlatform = (platform: Platform) => {
    const known = groups.get(platform) ?? groupOf(files.map((file) => file(platform)));
    groups.set(platform, known);
    return known;
  };
  return function useDataFiles() {
    const group = ofPlatform(usePlatform());
    return { states: useStore(group), retry: group.retry };
  };
}

function groupOf<Data>(files: readonly CachedFile<Data>[]): FileGroup<Data> {
  let states = files.map((file) => file.getState());
  const allLoading = files.map(() => LOADING);
  return {
    getInitialState: () => allLoading,
    // Returns the same array until something changes, because React compares by identity.
    getState() {
      const next = files.map((file) => file.getState());
      if (next.some((state, place) => state !== states[place])) states = next;
      return states;
    },
    subscribe(listener) {
      const stops = files.map((file) => file.subscribe(() => listener(states, states)));
      return () => stops.forEach((stop) => stop());
    },
    retry: () => files.forEach((file) => file.retry()),
  };
}
