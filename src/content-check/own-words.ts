import { formsOf, type Inflected, type ListedForms } from '#dutch/vocabulary/word-forms.ts';
import { wordsOf } from '#lib/dutch-words.ts';

/** All word forms that somebody who knows the entry also knows. */
export function ownWordsOf(entry: Inflected, lists?: ListedForms): string[] {
  const { whole, split } = formsOf(entry, lists);
  return [entry.dutch, ...whole, ...(split?.verb ?? [])].flatMap(wordsOf);
}
