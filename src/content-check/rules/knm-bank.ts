import type { KnmBankRow } from '#content/schema/knm-bank-row.ts';
import type { Problem } from '../problem.ts';

const MIN_QUESTIONS = 120;
const MIN_A_THEME = 14;
const THEMES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** How many end terms each action has in annex 2 of the Regeling inburgering 2021: 78 in total. */
const END_TERMS_OF_ACTIONS: Readonly<Record<string, number>> = {
  '1.1': 8,
  '1.2': 3,
  '1.3': 1,
  '1.4': 1,
  '2.1': 5,
  '2.2': 2,
  '3.1': 3,
  '3.2': 2,
  '3.3': 1,
  '4.1': 4,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '4.5': 1,
  '5.1': 2,
  '5.2': 2,
  '6.1': 2,
  '6.2': 4,
  '6.3': 3,
  '6.4': 1,
  '6.5': 2,
  '6.6': 1,
  '7.1': 4,
  '7.2': 8,
  '8.1': 5,
  '8.2': 3,
  '8.3': 3,
};
export const END_TERMS = Object.entries(END_TERMS_OF_ACTIONS).flatMap(([action, count]) =>
  Array.from({ length: count }, (_, place) => `${action}.${place + 1}`),
);

/** MOC-06: enough questions for two exams, on each theme and each end term of the official exam. */
export function knmBankProblems(rows: readonly KnmBankRow[]): Problem[] {
  const countOf = (theme: number) => rows.filter((row) => row.theme === theme).length;
  return [
    ...(rows.length >= MIN_QUESTIONS ? [] : [problem('questions', `there are ${rows.length}`)]),
    ...THEMES.filter((theme) => countOf(theme) < MIN_A_THEME).map((theme) =>
      problem(`theme ${theme}`, `${countOf(theme)} questions are about it`),
    ),
    ...END_TERMS.filter((endTerm) => !rows.some((row) => row.endTerm === endTerm)).map((endTerm) =>
      problem(`end term ${endTerm}`, 'no question is about it'),
    ),
    ...repeatedQuestions(rows),
  ];
}

/** The problems of single rows, in a part of the bank. */
export function knmBankRowProblems(rows: readonly KnmBankRow[]): Problem[] {
  return rows
    .filter(({ theme, endTerm }) => !END_TERMS.includes(endTerm) || !endTerm.startsWith(`${theme}.`))
    .map(({ id, endTerm }) => problem(id, `${endTerm} is no end term of its theme`));
}

function repeatedQuestions(rows: readonly KnmBankRow[]): Problem[] {
  const questions = rows.map(({ question }) => question);
  return rows
    .filter(({ question }, place) => questions.indexOf(question) !== place)
    .map(({ id }) => problem(id, "its question is another's"));
}

function problem(about: string, message: string): Problem {
  return { level: 'error', rule: 'knm-bank', line: 1, about, message: `${about}: ${message}` };
}
