import { comparable, placedWordsOf } from '#lib/dutch-words.ts';
import { findWord, type FoundWord, type Lexicon } from './list-lexicon.ts';

/** A word of a text with its place, and what is known about it. */
interface TextWord {
  readonly start: number;
  readonly end: number;
  readonly found: FoundWord;
}

/** The words of a text, without its numbers. */
export function wordsInText(lexicon: Lexicon, text: string): readonly TextWord[] {
  return placedWordsOf(text)
    .filter((word) => !/\d/.test(word.text))
    .map((word) => ({ start: word.start, end: word.end, found: findWord(lexicon, text, word) }));
}

/**
 * The words of texts that belong together, by their items; null for a word of no list. Names are left out: what no list has and is written
 * with a capital wherever it stands is one, too, as at the start of a sentence a capital alone says nothing.
 */
export function wordItemsIn(lexicon: Lexicon, texts: readonly string[]): readonly (string | null)[] {
  const words = texts.flatMap((text) =>
    wordsInText(lexicon, text).map(({ start, end, found }) => ({ found, written: text.slice(start, end) })),
  );
  const small = new Set(words.flatMap(({ written }) => (isCapital(written) ? [] : [comparable(written)])));
  return words.flatMap(({ found, written }) => {
    if (found.kind === 'word') return [found.entry.wordId];
    return found.kind === 'name' || !small.has(comparable(written)) ? [] : [null];
  });
}

function isCapital(written: string): boolean {
  return /^\p{Lu}/u.test(written);
}
