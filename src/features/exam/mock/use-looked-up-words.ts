import { useEffect, useState } from 'react';
import type { PastWriting } from '#domain/exam/mock/writing-sitting.ts';
import { wordsToLookUp } from '#exam/engine/words-to-look-up.ts';
import { sentencesText, taskWords } from '#exam/engine/write-task.ts';
import { tasksOf } from '#features/exam/writing/exam-tasks.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** What the dictionary said of the texts of a sitting (MOC-09). */
export type LookedUp =
  | { readonly phase: 'looking' }
  | { readonly phase: 'unavailable'; readonly tryAgain: () => void }
  /** `unknown`: the words that it doesn't know, with what may have been meant. */
  | { readonly phase: 'ready'; readonly unknown: ReadonlyMap<string, readonly string[]> };

/** Looks up the words of all texts of a sitting at once, as the dictionary takes its time to load. */
export function useLookedUpWords(sitting: PastWriting): LookedUp {
  const { spelling } = usePlatform();
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ id: string; tries: number; unknown: Unknown | null } | null>(null);
  const { id } = sitting;
  const words = wordsOf(sitting).join(' ');
  useEffect(() => {
    let isWanted = true;
    const lookUp = async () => {
      const answer = await spelling.lookUp(words === '' ? [] : words.split(' '));
      const unknown = answer.ok
        ? new Map(answer.value.map(({ word, suggestions }) => [word, suggestions]))
        : null;
      if (isWanted) setFound({ id, tries, unknown });
    };
    void lookUp();
    return () => {
      isWanted = false;
    };
  }, [spelling, id, words, tries]);
  if (found?.id !== id || found.tries !== tries) return { phase: 'looking' };
  if (found.unknown === null) return { phase: 'unavailable', tryAgain: () => setTries(tries + 1) };
  return { phase: 'ready', unknown: found.unknown };
}

type Unknown = ReadonlyMap<string, readonly string[]>;

function wordsOf(sitting: PastWriting): string[] {
  const words = tasksOf(sitting).flatMap((task) => {
    const answer = sitting.answers[task.id];
    if (answer === undefined) return [];
    return wordsToLookUp(sentencesText(task, answer), taskWords(task)).map(({ text }) => text);
  });
  return [...new Set(words)];
}
