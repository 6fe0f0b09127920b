import type { Word } from './vocabulary.ts';

type Meant = Pick<Word, 'dutch' | 'meaning' | 'kind'>;

/**
 * Finds the words that a meaning may also stand for: those of the same kind with exactly the same meaning, such as
 * *boos* and *kwaad*. Typing one for the other counts as correct (MEM-09).
 */
export function sameMeaning<Known extends Meant>(words: readonly Known[]): (word: Meant) => readonly Known[] {
  const byMeaning = new Map<string, readonly Known[]>();
  for (const word of words) {
    const meaning = meaningOf(word);
    byMeaning.set(meaning, [...(byMeaning.get(meaning) ?? []), word]);
  }
  return (word) => byMeaning.get(meaningOf(word))?.filter(({ dutch }) => dutch !== word.dutch) ?? [];
}

function meaningOf({ meaning, kind }: Meant): string {
  return `${kind ?? ''} ${meaning.trim().toLowerCase()}`;
}
