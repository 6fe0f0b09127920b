import { numberWords } from '#domain/dutch/number-words.ts';

/** What the number builder makes, with the pieces it shows on the way (MSC-10). */
export interface BuiltNumber {
  readonly value: number;
  readonly words: string;
  /** `twee`, `ën`, `twintig`: how the word is put together; the tens word alone where there are no ones. */
  readonly pieces: readonly string[];
}

/**
 * A number between 20 and 100 out of tens (20 to 90) and ones (0 to 9). Ones are said first, with `ën` after twee and
 * drie (MSC-10). Null where the builder shows nothing: 20 and less, 100 and more; below 20 tens the ones are ignored.
 */
export function buildNumber(tens: number, ones: number): BuiltNumber | null {
  const value = tens < 20 ? tens : tens + ones;
  if (!Number.isInteger(value) || value <= 20 || value >= 100) return null;
  const words = numberWords(value);
  if (ones === 0) return { value, words, pieces: [words] };
  const onesWord = numberWords(ones);
  const tensWord = numberWords(tens);
  return { value, words, pieces: [onesWord, words.slice(onesWord.length, -tensWord.length), tensWord] };
}
