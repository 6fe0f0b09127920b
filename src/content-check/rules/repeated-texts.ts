import { comparableWordsOf } from '#lib/dutch-words.ts';
import type { RowWith, Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';

/**
 * CON-07: the texts of each of these columns are unique, ignoring capitals and punctuation.
 * @param earlier rows of other files, whose texts must not be repeated either
 */
export function repeatedTextsRule<Column extends string>(
  columns: readonly Column[],
  earlier: readonly RowWith<Column>[] = [],
): Rule<RowWith<Column>> {
  return (rows) => columns.flatMap((column) => repeatedIn(column, rows, earlier));
}

function repeatedIn<Column extends string>(
  column: Column,
  rows: readonly RowWith<Column>[],
  earlier: readonly RowWith<Column>[],
): Problem[] {
  const places = new Map(earlier.map((row) => [keyOf(row[column]), 'another file']));
  return rows.flatMap((row) => {
    const key = keyOf(row[column]);
    const place = places.get(key);
    if (place === undefined) places.set(key, `line ${row.line}`);
    if (place === undefined || key === '') return [];
    const message = `the ${column} "${row[column]}" stands in ${place} already`;
    return [{ level: 'error', rule: `duplicate-${column}`, line: row.line, about: row.id, message }];
  });
}

function keyOf(text: string): string {
  return comparableWordsOf(text).join(' ');
}
