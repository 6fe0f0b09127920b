import type { RowWith, Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';

/**
 * CON-07: none of these columns, which are all columns of the file, is empty.
 * @param optional those of them that may be empty
 */
export function filledRule<Column extends string>(
  columns: readonly Column[],
  optional: readonly Column[] = [],
): Rule<RowWith<Column> & { readonly width: number }> {
  return (rows) =>
    rows.flatMap((row) => {
      const missing = columns.filter((column) => row[column] === '' && !optional.includes(column));
      const messages = missing.map((column) => `${column} is missing`);
      if (row.width !== columns.length) messages.push(`${row.width} fields in place of ${columns.length}`);
      return messages.map((message): Problem => ({
        level: 'error',
        rule: 'fields',
        line: row.line,
        about: row.id,
        message,
      }));
    });
}
