import { wordsOf } from '#lib/dutch-words.ts';
import type { RowWith, Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';

/** CON-06 CON-07: every word of these columns is in the spelling dictionary, or a name, or a reviewed exception. */
export function spellingRule<Column extends string>(columns: readonly Column[]): Rule<RowWith<Column>> {
  return (rows, { speller, names }) =>
    rows.flatMap((row) => {
      const words = new Set(columns.flatMap((column) => wordsOf(row[column])));
      return [...words]
        .filter((word) => !names.has(word) && !speller.accepts(word))
        .map((word): Problem => {
          const suggestions = speller.suggestions(word).slice(0, 3).join(', ');
          const message = `"${word}" is in no dictionary${suggestions === '' ? '' : `; meant: ${suggestions}?`}`;
          return { level: 'error', rule: 'spelling', line: row.line, about: word, message };
        });
    });
}
