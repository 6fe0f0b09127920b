import { comparableWordsOf } from '#lib/dutch-words.ts';
import type { CheckedRow, Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';

/** How many words at the start of a sentence count as its opening, where nothing else is given. */
const OPENING_WORDS = 3;

/**
 * CON-07: many sentences that start alike read like a template, however they end. Each one above the limit is a problem.
 * @param most how many sentences may start with the same three words
 */
export function openingsRule<Row extends CheckedRow>(
  sentenceOf: (row: Row) => string,
  most: number,
): Rule<Row> {
  return (rows) =>
    openingsOf(rows, sentenceOf).flatMap(([opening, sharing]) =>
      sharing.slice(most).map((row): Problem => {
        const message = `${sharing.length} sentences open with "${opening}", more than ${most}`;
        return { level: 'error', rule: 'opening', line: row.line, about: row.id, message };
      }),
    );
}

/** The rows by the opening of their sentence, the most common opening first. */
export function openingsOf<Row>(
  rows: readonly Row[],
  sentenceOf: (row: Row) => string,
  words = OPENING_WORDS,
): (readonly [opening: string, rows: readonly Row[]])[] {
  const byOpening = new Map<string, Row[]>();
  for (const row of rows) {
    const opening = comparableWordsOf(sentenceOf(row)).slice(0, words).join(' ');
    if (opening !== '') byOpening.set(opening, [...(byOpening.get(opening) ?? []), row]);
  }
  return [...byOpening].toSorted(([, one], [, other]) => other.length - one.length);
}
