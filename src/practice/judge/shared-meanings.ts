import { glossesOf, type WordEntry } from '#practice/judge/lexicon.ts';

/** Small words with the same English are no synonyms: `op` and `aan`, `zij` and `hen`. */
const SAYING: ReadonlySet<string> = new Set(['noun', 'verb', 'adjective', 'adverb']);

const keys = ({ kind = '', english = '' }: WordEntry): readonly string[] =>
  SAYING.has(kind)
    ? glossesOf(english).map((gloss) => `${kind} ${gloss}`)
    : [`${kind} ${english.trim().toLowerCase()}`];

/** Finds the other words of the same kind that share a meaning with a word: `vies` and `vuil`, `auto` and `wagen` (JDG-03). */
export function sharedMeanings<Known extends WordEntry>(
  words: readonly Known[],
): (word: WordEntry) => readonly Known[] {
  const byMeaning = new Map<string, readonly Known[]>();
  for (const word of words)
    for (const key of keys(word)) byMeaning.set(key, [...(byMeaning.get(key) ?? []), word]);
  return (word) =>
    [...new Set(keys(word).flatMap((key) => byMeaning.get(key) ?? []))].filter(
      ({ dutch }) => dutch !== word.dutch,
    );
}
