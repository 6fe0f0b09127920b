import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import { glossesOf } from '#practice/judge/lexicon.ts';

/** Small words with the same meaning are no synonyms: `op` and `aan`, `zij` and `hen`. */
const SAYING: ReadonlySet<string> = new Set(['noun', 'verb', 'adjective', 'adverb']);

type Meant = Pick<Word, 'dutch' | 'meaning' | 'kind'>;

const keys = ({ kind = '', meaning }: Meant): readonly string[] =>
  SAYING.has(kind)
    ? glossesOf(meaning).map((gloss) => `${kind} ${gloss}`)
    : [`${kind} ${meaning.trim().toLowerCase()}`];

/** Finds the other words of the same kind that share a meaning with a word: `vies` and `vuil`, `auto` and `wagen` (JDG-03). */
export function sharedMeanings<Known extends Meant>(
  words: readonly Known[],
): (word: Meant) => readonly Known[] {
  const byMeaning = new Map<string, readonly Known[]>();
  for (const word of words)
    for (const key of keys(word)) byMeaning.set(key, [...(byMeaning.get(key) ?? []), word]);
  return (word) =>
    [...new Set(keys(word).flatMap((key) => byMeaning.get(key) ?? []))].filter(
      ({ dutch }) => dutch !== word.dutch,
    );
}
