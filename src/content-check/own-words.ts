import { formsOf, type Inflected, type ListedForms } from '#dutch/vocabulary/word-forms.ts';
import { wordsOf } from '#lib/dutch-words.ts';

/** All words that are known to whoever knows the entry. */
export function ownWordsOf(entry: Inflected, lists?: ListedForms): string[] {
  const { whole, split } = formsOf(entry, lists);
  return [entry.dutch, ...whole, ...(split?.verb ?? [])].flatMap(wordsOf);
}
