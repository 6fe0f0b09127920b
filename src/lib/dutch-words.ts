const STRESS_MARKS = /[áéíóú]/g;
const PLAIN_VOWELS: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
/** A word may begin with an apostrophe only in these: 's ochtends, 't, 'n. */
const WORD = /(?:'(?=[stn]\b))?[\p{L}\p{N}](?:[\p{L}\p{N}'-]*[\p{L}\p{N}])?/gu;

/** A word of a text with its position. */
export interface PlacedWord {
  readonly text: string;
  /** The index of its first letter, from 0. */
  readonly start: number;
  /** The index after its last letter. */
  readonly end: number;
}

/** The words of a text with their positions, without punctuation. */
export function placedWordsOf(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    return { text: word, start: index, end: index + word.length };
  });
}

/** The words of a text as written, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Text made comparable: lower case, and without the accents that only mark stress (`vóór`, `één`). */
export function comparable(text: string): string {
  return text.toLowerCase().replace(STRESS_MARKS, (vowel) => PLAIN_VOWELS[vowel] ?? vowel);
}

/** The comparable words of a text. */
export function comparableWordsOf(text: string): string[] {
  return wordsOf(text).map(comparable);
}
