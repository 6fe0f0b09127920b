import { useCallback } from 'react';
import { recordedTexts } from '#learning/course.ts';
import { useCourse } from '#learning/components/course-context.tsx';
import type { RecordedTexts, RecordingSet } from '#sound/texts/recorded-texts.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useLoaded } from '#components/use-loaded.ts';

export type LoadedSets =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly sets: readonly RecordingSet[] }
  | { readonly phase: 'failed' };

/** The groups of texts that one may read, and the one that has a set: the first where none has, or none was chosen yet. */
export function useTextGroups(setId: string | null) {
  const groups = recordedTexts(useCourse());
  const own = groups.find(({ prefixes }) => prefixes.some((prefix) => setId?.startsWith(prefix)));
  const group = own ?? groups[0];
  if (group === undefined) throw new Error('Nothing of the course is recorded');
  return { groups, group };
}

/** The sets of a group, and how to ask for them again. */
export function useRecordingSets(group: RecordedTexts): readonly [LoadedSets, retry: () => void] {
  const { files, report } = usePlatform();
  const load = useCallback(async () => {
    try {
      return { group, sets: await group.load(files) };
    } catch (error) {
      report.warn('The texts to record could not be loaded', error);
      throw error;
    }
  }, [group, files, report]);
  const loaded = useLoaded(load);
  if (loaded.phase !== 'loaded') return [loaded, loaded.retry];
  // Until those of another group are here, the last ones are still shown.
  const { value, retry } = loaded;
  return [value.group === group ? { phase: 'ready', sets: value.sets } : { phase: 'loading' }, retry];
}
