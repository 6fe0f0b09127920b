import { findForm, formsOf } from '#dutch/vocabulary/word-forms.ts';
import { comparableWordsOf } from '#lib/dutch-words.ts';
import type { Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';

/**
 * CON-07: an example contains the word or a form of it, which the app recognises without any lists, and is unique in the file. So do the
 * other examples of a word.
 */
export const examplesRule: Rule<VocabularyEntry> = (entries, { reference }) => {
  const firstLines = new Map<string, number>();
  return entries.flatMap((entry) =>
    examplesOf(entry).flatMap((example) => {
      const problems: Problem[] = [];
      if (findForm(example, formsOf(entry, reference)) === null) {
        problems.push(problem(entry, 'example-word', `"${example}" does not hold "${entry.dutch}"`));
      } else if (findForm(example, formsOf(entry)) === null) {
        problems.push(problem(entry, 'example-mark', `the app can't find "${entry.dutch}" in "${example}"`));
      }
      const key = comparableWordsOf(example).join(' ');
      const firstLine = firstLines.get(key);
      if (firstLine === undefined) firstLines.set(key, entry.line);
      else problems.push(problem(entry, 'example-twice', `the example stands in line ${firstLine} already`));
      return problems;
    }),
  );
};

/** The example sentences of a word: two for a word with two uses, and an easy one for those that are learned first. */
export function examplesOf({ example, example2, easy_example }: VocabularyEntry): string[] {
  return [example, example2, easy_example].filter((sentence) => sentence !== '');
}

function problem({ line, id }: VocabularyEntry, rule: string, message: string): Problem {
  return { level: 'error', rule, line, about: id, message };
}
