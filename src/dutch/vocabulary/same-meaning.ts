import type { Word } from './vocabulary.ts';

type Meant = Pick<Word, 'dutch' | 'english' | 'kind'>;

/**
 * Finds the other words that an English word may stand for: those of the same kind with the very same English, as *boos* and
 * *kwaad* have. Anybody who types one for the other is right (MEM-09).
 */
export function sameMeaning<Known extends Meant>(words: readonly Known[]): (word: Meant) => readonly Known[] {
  const byMeaning = new Map<string, readonly Known[]>();
  for (const word of words) {
    const meaning = meaningOf(word);
    byMeaning.set(meaning, [...(byMeaning.get(meaning) ?? []), word]);
  }
  return (word) => byMeaning.get(meaningOf(word))?.filter(({ dutch }) => dutch !== word.dutch) ?? [];
}

function meaningOf({ english, kind }: Meant): string {
  return `${kind ?? ''} ${english.trim().toLowerCase()}`;
}
