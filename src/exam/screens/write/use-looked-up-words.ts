import { useCallback } from 'react';
import type { PastWriting } from '#exam/engine/writing-sitting.ts';
import { wordsToLookUp } from '#exam/engine/words-to-look-up.ts';
import { sentencesText, taskWords, type WriteTask } from '#exam/engine/write-task.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { useLoaded } from '#components/use-loaded.ts';

/** What the dictionary said of the texts of a sitting (MOC-09). */
export type LookedUp =
  | { readonly phase: 'looking' }
  | { readonly phase: 'unavailable'; readonly tryAgain: () => void }
  /** `unknown`: the words that it doesn't know, with what may have been meant. */
  | { readonly phase: 'ready'; readonly unknown: ReadonlyMap<string, readonly string[]> };

/** Looks up the words of all texts of a sitting together, because the dictionary loads slowly. */
export function useLookedUpWords(sitting: PastWriting, tasks: readonly WriteTask[]): LookedUp {
  const { spelling } = usePlatform();
  const words = wordsOf(sitting, tasks).join(' ');
  const load = useCallback(async () => {
    const answer = await spelling.lookUp(words === '' ? [] : words.split(' '));
    if (!answer.ok) throw new Error(answer.error);
    return { words, unknown: new Map(answer.value.map(({ word, suggestions }) => [word, suggestions])) };
  }, [spelling, words]);
  const loaded = useLoaded(load);
  if (loaded.phase === 'failed') return { phase: 'unavailable', tryAgain: loaded.retry };
  // Until the words of another sitting are loaded, the last ones are still shown.
  if (loaded.phase === 'loading' || loaded.value.words !== words) return { phase: 'looking' };
  return { phase: 'ready', unknown: loaded.value.unknown };
}

function wordsOf(sitting: PastWriting, tasks: readonly WriteTask[]): string[] {
  const words = tasks.flatMap((task) => {
    const answer = sitting.answers[task.id];
    if (answer === undefined) return [];
    return wordsToLookUp(sentencesText(task, answer), taskWords(task)).map(({ text }) => text);
  });
  return [...new Set(words)];
}
