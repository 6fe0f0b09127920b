import { comparable, wordsOf } from '#lib/dutch-words.ts';
import type { CheckedRow, Rule } from '../bank.ts';
import { sentencesIn } from '../dutch-text.ts';
import type { Problem } from '../problem.ts';
import type { QuestionEntry } from '../question-entry.ts';

const MIN_EXPLANATION_WORDS = 8;
const MAX_EXPLANATION_SENTENCES = 4;
const ID = /^[a-z\d]+(?:-[a-z\d]+)*$/;
/** Says nothing except that the right answer is right. */
const EMPTY_PHRASE = /\b(?:this|that|it|here) is (?:simply |just )?the (?:right|correct|only correct) \w+/i;

/** How many questions the requirements name. */
export type WantedCount = { readonly exactly: number } | { readonly atLeast: number };

/** CON-04: the number of questions that the requirements give. */
export function countRule(wanted: WantedCount): Rule<CheckedRow> {
  return ({ length }) => {
    const isMet = 'exactly' in wanted ? length === wanted.exactly : length >= wanted.atLeast;
    if (isMet) return [];
    const message = `${length} questions; ${'exactly' in wanted ? wanted.exactly : `at least ${wanted.atLeast}`} are wanted`;
    return [{ level: 'error', rule: 'count', line: 1, about: 'count', message }];
  };
}

/** GRA-18: an id is its bank's name and a few words. */
export function questionIdRule(prefix: string): Rule<CheckedRow> {
  return (rows) =>
    rows
      .filter(({ id }) => !ID.test(id) || !id.startsWith(`${prefix}-`))
      .map((row) => problem(row, 'question-id', `"${row.id}" is not ${prefix}- and words with hyphens`));
}

/** CON-07 GRA-18: the options differ, and the right one is one of them. */
export const optionsRule: Rule<QuestionEntry> = (rows) =>
  rows.flatMap((row) => {
    const { options, correct } = row;
    const different = new Set(options.map((option) => comparable(option.trim())));
    const problems: Problem[] = [];
    if (different.size < options.length)
      problems.push(problem(row, 'options', `options repeat: ${options.join(' / ')}`));
    if (correct !== undefined && !(correct in options))
      problems.push(problem(row, 'options', `there is no option ${correct}`));
    if (options.includes('')) problems.push(problem(row, 'options', 'an option is empty'));
    return problems;
  });

/** CON-07 GRA-18: each question has an explanation that says why, in few sentences. */
export const explanationRule: Rule<QuestionEntry> = (rows) =>
  rows.flatMap((row) => {
    const { explanation } = row;
    const words = wordsOf(explanation).length;
    const faults: string[] = [];
    if (words < MIN_EXPLANATION_WORDS) faults.push(`has ${words} words`);
    if (sentencesIn(explanation).length > MAX_EXPLANATION_SENTENCES) faults.push('has too many sentences');
    if (EMPTY_PHRASE.test(explanation)) faults.push('says only that the right answer is right');
    return faults.map((fault) => problem(row, 'explanation', `the explanation ${fault}`));
  });

/** CON-07: Dutch comes with its meaning. */
export const meaningRule: Rule<QuestionEntry> = (rows) =>
  rows
    .filter(({ english }) => english === '')
    .map((row) => problem(row, 'english', 'the English is missing'));

/** CON-07: the markup of a text (`*…*`, `[…]`) is closed, and not nested. */
export const marksRule: Rule<QuestionEntry> = (rows) =>
  rows.flatMap((row) =>
    row.texts
      .filter(({ text }) => (text.match(/\*/g) ?? []).length % 2 === 1)
      .map(({ field }) => problem(row, 'marks', `${field} has a star without a partner`)),
  );

function problem({ line, id }: CheckedRow, rule: string, message: string): Problem {
  return { level: 'error', rule, line, about: id, message };
}
