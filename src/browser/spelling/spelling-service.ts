import type { Result } from '#lib/result.ts';

/** A word that the Dutch dictionary doesn't know. */
export interface UnknownWord {
  readonly word: string;
  /** Likely corrections, the best first. */
  readonly suggestions: readonly string[];
}

/** The Dutch dictionary (MOC-09). Never rejects. */
export interface SpellingService {
  /**
   * Returns the words that it does not know, each once. `unavailable`: the dictionary is not on this device and cannot
   * be loaded, or the browser cannot use it.
   */
  lookUp(words: readonly string[]): Promise<Result<readonly UnknownWord[], 'unavailable'>>;
}
