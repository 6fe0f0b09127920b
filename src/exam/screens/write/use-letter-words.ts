import { useCallback } from 'react';
import { taskWords, sentencesText } from '#exam/engine/write-task.ts';
import { wordsToLookUp } from '#exam/engine/words-to-look-up.ts';
import type { Suggested } from '#practice/judge/letter/suggest-words.ts';
import type { LetterAdvisor } from './letter-advisor.ts';
import type { Written } from './writing-judge.ts';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { usePlatform } from '#components/platform-context.tsx';

/** What the dictionary said of some texts (MOC-09). */
export type LookedUp =
  | { readonly phase: 'looking' }
  | { readonly phase: 'unavailable'; readonly tryAgain: () => void }
  /** `unknown`: the words that it doesn't know, with what may have been meant. */
  | { readonly phase: 'ready'; readonly unknown: ReadonlyMap<string, Suggested> };

/** What rules and the dictionary know of words: both load while the person reads. */
export interface LetterWords {
  readonly lookedUp: LookedUp;
  /** Null while it loads, and where it can't be loaded. */
  readonly advisor: LetterAdvisor | null;
}

/** Looks up the words of all texts on a page together, because the dictionary loads slowly. */
export function useLetterWords(texts: readonly Written[]): LetterWords {
  const platform = usePlatform();
  const { spelling } = platform;
  const advisor = loadedOr(
    useLoaded(
      useCallback(async () => (await import('./letter-advisor.ts')).loadAdvisor(platform), [platform]),
    ),
    null,
  );
  const words = wordsOf(texts).join(' ');
  const load = useCallback(async () => {
    const answer = await spelling.lookUp(words === '' ? [] : words.split(' '));
    if (!answer.ok) throw new Error(answer.error);
    return { words, unknown: answer.value };
  }, [spelling, words]);
  const loaded = useLoaded(load);
  if (loaded.phase === 'failed')
    return { advisor, lookedUp: { phase: 'unavailable', tryAgain: loaded.retry } };
  // Until the words of another page are loaded, the last ones are still shown.
  if (loaded.phase === 'loading' || loaded.value.words !== words)
    return { advisor, lookedUp: { phase: 'looking' } };
  const unknown = loaded.value.unknown.map(
    ({ word, suggestions }) =>
      [
        word,
        advisor?.suggest(word, suggestions) ?? { words: suggestions.slice(0, MAX_WORDS), english: null },
      ] as const,
  );
  return { advisor, lookedUp: { phase: 'ready', unknown: new Map(unknown) } };
}

/** More suggestions than this do not help. */
const MAX_WORDS = 3;

function wordsOf(texts: readonly Written[]): string[] {
  const words = texts.flatMap(({ task, answer }) =>
    wordsToLookUp(sentencesText(task, answer), taskWords(task)).map(({ text }) => text),
  );
  return [...new Set(words)];
}
