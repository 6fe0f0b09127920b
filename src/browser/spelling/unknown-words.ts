import type { Speller } from './dutch-speller.ts';
import type { UnknownWord } from './spelling-service.ts';

/** Enough to rank them by how usual they are (JDG-09). */
const MAX_SUGGESTIONS = 10;

/** The words that the dictionary does not know, each once, with likely corrections. */
export function unknownWords(words: readonly string[], speller: Speller): UnknownWord[] {
  return [...new Set(words)]
    .filter((word) => !speller.accepts(withPlainApostrophe(word)))
    .map((word) => ({
      word,
      suggestions: speller.suggestions(withPlainApostrophe(word)).slice(0, MAX_SUGGESTIONS),
    }));
}

/** Phones write *auto’s*; the dictionary knows *auto's*. */
function withPlainApostrophe(word: string): string {
  return word.replaceAll('’', "'");
}
