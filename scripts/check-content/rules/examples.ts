import { findForm, formsOf } from '#domain/vocabulary/word-forms.ts';
import { comparableWordsOf } from '#lib/dutch-words.ts';
import type { Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';

/** CON-07: the example has the word or a form of it, which the app finds without any lists, and stands in the file once. */
export const examplesRule: Rule<VocabularyEntry> = (entries, { reference }) => {
  const firstLines = new Map<string, number>();
  return entries.flatMap((entry) => {
    if (entry.example === '') return [];
    const problems: Problem[] = [];
    if (findForm(entry.example, formsOf(entry, reference)) === null) {
      problems.push(problem(entry, 'example-word', `"${entry.example}" does not hold "${entry.dutch}"`));
    } else if (findForm(entry.example, formsOf(entry)) === null) {
      problems.push(
        problem(entry, 'example-mark', `the app can't find "${entry.dutch}" in "${entry.example}"`),
      );
    }
    const key = comparableWordsOf(entry.example).join(' ');
    const firstLine = firstLines.get(key);
    if (firstLine === undefined) firstLines.set(key, entry.line);
    else problems.push(problem(entry, 'example-twice', `the example stands in line ${firstLine} already`));
    return problems;
  });
};

function problem({ line, id }: VocabularyEntry, rule: string, message: string): Problem {
  return { level: 'error', rule, line, about: id, message };
}
