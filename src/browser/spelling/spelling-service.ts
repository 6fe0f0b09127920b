import type { Result } from '#lib/result.ts';

/** A word that the Dutch dictionary doesn't know. */
export interface UnknownWord {
  readonly word: string;
  /** What may have been meant, the likeliest first. */
  readonly suggestions: readonly string[];
}

/** The Dutch dictionary (MOC-09). Never rejects. */
export interface SpellingService {
  /**
   * Those of the words that it doesn't know, each once. `unavailable`: the dictionary is not on this device yet and can't be had,
   * or the browser can't use it.
   */
  lookUp(words: readonly string[]): Promise<Result<readonly UnknownWord[], 'unavailable'>>;
}
