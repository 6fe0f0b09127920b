import { useEffect, useState } from 'react';
import { loadSets, type RecordingSet, type SetGroup } from '#features/record/recording-sets.ts';
import { usePlatform } from '#shared/platform-context.tsx';

export type LoadedSets =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly sets: readonly RecordingSet[] }
  | { readonly phase: 'failed' };

interface Answer {
  /** Of which group, and to which time of asking. */
  readonly group: SetGroup;
  readonly asking: object;
  readonly state: LoadedSets;
}

/** The sets of a group, and how to ask for them again. */
export function useRecordingSets(group: SetGroup): readonly [LoadedSets, retry: () => void] {
  const { files, report } = usePlatform();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [asking, setAsking] = useState<object>({});
  useEffect(() => {
    let isWanted = true;
    // The sets of a group that is left may come after those of the next one.
    const take = (state: LoadedSets) => {
      if (isWanted) setAnswer({ group, asking, state });
    };
    loadSets(group, files).then(
      (sets) => take({ phase: 'ready', sets }),
      (error: unknown) => {
        report.warn('The texts to record could not be loaded', error);
        take({ phase: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [group, asking, files, report]);
  const isAnswered = answer?.group === group && answer.asking === asking;
  return [isAnswered ? answer.state : { phase: 'loading' }, () => setAsking({})];
}
