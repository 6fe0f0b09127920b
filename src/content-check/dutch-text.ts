import { wordsOf } from '#lib/dutch-words.ts';
import type { Figure } from './problem.ts';

const BETWEEN_SENTENCES = /(?<=[.?!])\s+/;

/** The sentences of a text; none for an empty one. */
export function sentencesIn(text: string): string[] {
  return text.split(BETWEEN_SENTENCES).filter((sentence) => sentence !== '');
}

/** How many words the texts have on average, with one decimal: printed only. */
export function meanWordsFigure(label: string, texts: readonly string[]): Figure {
  const words = texts.reduce((sum, text) => sum + wordsOf(text).length, 0);
  return { label, value: (words / Math.max(texts.length, 1)).toFixed(1), isDetail: true };
}
