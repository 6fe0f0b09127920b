import type { Rule } from '../bank.ts';
import { comparable, wordsOf } from '../dutch-text.ts';
import type { Problem } from '../problem.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { formsOf } from '../word-forms.ts';

/** About what a learner at A2 may have met. */
const FREQUENT_RANK = 5000;
/** The list has no apostrophes: `foto's` counts as `foto`, `zo'n` as `zo`. */
const FROM_APOSTROPHE = /'.*$/;

/**
 * A warning for each word that examples use, but that is neither frequent nor one of the vocabulary's own.
 * Names (a capital inside the sentence) and numbers don't count.
 */
export const frequentWordsRule: Rule<VocabularyEntry> = (entries, { reference }) => {
  if (!reference) return [];
  const known = new Set(entries.flatMap((entry) => ownWords(entry, formsOf(entry, reference))));
  const isFrequent = (word: string) => (reference.frequencyRank(word) ?? FREQUENT_RANK + 1) <= FREQUENT_RANK;
  const problems: Problem[] = [];
  for (const { line, example } of entries) {
    for (const [place, written] of wordsOf(example).entries()) {
      const word = written.toLowerCase().replace(FROM_APOSTROPHE, '');
      const isName = place > 0 && /^\p{Lu}/u.test(written);
      const isNumber = /^\p{N}/u.test(word);
      if (word === '' || isName || isNumber || isFrequent(word)) continue;
      if (known.has(comparable(word)) || known.has(comparable(written))) continue;
      known.add(comparable(word));
      const message = `"${word}" is neither among the ${FREQUENT_RANK} most frequent words nor in the vocabulary`;
      problems.push({ level: 'warning', rule: 'frequency', line, about: word, message });
    }
  }
  return problems;
};

function ownWords({ dutch }: VocabularyEntry, { whole, split }: ReturnType<typeof formsOf>): string[] {
  return [dutch, ...whole, ...(split?.verb ?? [])].flatMap((form) => wordsOf(form).map(comparable));
}
