import type { Rule } from '../bank.ts';
import { wordsOf } from '../dutch-text.ts';
import type { Problem } from '../problem.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';

const DUTCH_COLUMNS = ['dutch', 'example', 'plural', 'past', 'participle'] as const;

/** CON-06 CON-07: every Dutch word is known to the spelling dictionary, or a name, or a reviewed exception. */
export const spellingRule: Rule<VocabularyEntry> = (entries, { speller, names }) =>
  entries.flatMap((entry) => {
    const words = new Set(DUTCH_COLUMNS.flatMap((column) => wordsOf(entry[column])));
    return [...words]
      .filter((word) => !names.has(word) && !speller.accepts(word))
      .map((word): Problem => {
        const suggestions = speller.suggestions(word).slice(0, 3).join(', ');
        const message = `"${word}" is in no dictionary${suggestions === '' ? '' : `; meant: ${suggestions}?`}`;
        return { level: 'error', rule: 'spelling', line: entry.line, about: word, message };
      });
  });
