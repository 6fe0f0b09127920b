import { wordsOf } from '#lib/dutch-words.ts';
import type { RowWith, Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';

/** CON-02: longer sentences are too hard at A2; shorter ones show nothing. */
export function sentenceLengthRule<Column extends string>(
  column: Column,
  { least, most }: { readonly least: number; readonly most: number },
): Rule<RowWith<Column>> {
  return (rows) =>
    rows.flatMap((row) => {
      const count = wordsOf(row[column]).length;
      if (row[column] === '' || (count >= least && count <= most)) return [];
      const message = `${column} has ${count} words, not ${least} to ${most}`;
      return [
        { level: 'error', rule: 'sentence-length', line: row.line, about: row.id, message },
      ] satisfies Problem[];
    });
}
