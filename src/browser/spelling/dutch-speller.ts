import { createHunspellFromStrings } from 'hunspell-wasm';
import { KNOWN_NON_WORDS } from '#content/known-non-words.ts';

/** A Dutch spelling dictionary. */
export interface Speller {
  /** Whether the word, as it stands, is spelled right: the end of a sentence and its capital are the caller's business. */
  readonly accepts: (word: string) => boolean;
  readonly suggestions: (word: string) => readonly string[];
}

/** The two files of a hunspell dictionary. */
export interface DictionaryFiles {
  readonly affixes: string;
  readonly words: string;
}

/** OpenTaal's dictionary, less the compounds that only a machine takes for words. Takes some 0.3 s. */
export async function createDutchSpeller({ affixes, words }: DictionaryFiles): Promise<Speller> {
  const hunspell = await createHunspellFromStrings(withBetterSuggestions(affixes), words);
  return {
    accepts: (word) => !KNOWN_NON_WORDS.has(word.toLowerCase()) && hunspell.testSpelling(word),
    suggestions: (word) => hunspell.getSpellingSuggestions(word),
  };
}

/** As it comes, the dictionary hardly suggests anything for the mistakes that learners and writers make. */
function withBetterSuggestions(affixes: string): string {
  return affixes
    .replace(/^ONLYMAXDIFF$/m, '')
    .replace(/^MAXDIFF 3$/m, 'MAXDIFF 5')
    .replace(/^MAXCPDSUGS 1$/m, 'MAXCPDSUGS 0');
}
