import { useCallback } from 'react';
import { loadSets, type RecordingSet, type SetGroup } from './recording-sets.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useLoaded } from '#components/use-loaded.ts';

export type LoadedSets =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly sets: readonly RecordingSet[] }
  | { readonly phase: 'failed' };

/** The sets of a group, and a function to load them again. */
export function useRecordingSets(group: SetGroup): readonly [LoadedSets, retry: () => void] {
  const { files, report } = usePlatform();
  const load = useCallback(async () => {
    try {
      return { group, sets: await loadSets(group, files) };
    } catch (error) {
      report.warn('The texts to record could not be loaded', error);
      throw error;
    }
  }, [group, files, report]);
  const loaded = useLoaded(load);
  if (loaded.phase !== 'loaded') return [loaded, loaded.retry];
  // Until the sets of another group are loaded, the previous ones are still returned.
  const { value, retry } = loaded;
  return [value.group === group ? { phase: 'ready', sets: value.sets } : { phase: 'loading' }, retry];
}
