import { wordsOf } from '#lib/dutch-words.ts';

const BETWEEN_SENTENCES = /(?<=[.?!])\s+/;

/** The sentences of a text; none for an empty one. */
export function sentencesIn(text: string): string[] {
  return text.split(BETWEEN_SENTENCES).filter((sentence) => sentence !== '');
}

/** The average number of words of the texts, with one decimal, for a table of figures. */
export function meanWords(texts: readonly string[]): string {
  const words = texts.reduce((sum, text) => sum + wordsOf(text).length, 0);
  return (words / Math.max(texts.length, 1)).toFixed(1);
}
