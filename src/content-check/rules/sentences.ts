import type { RowWith, Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';

const SENTENCE_START = /^["(]?(?:'[stn] )?\p{Lu}/u;
const SENTENCE_END = /[.?!]["')]?$/;
/** Not after an abbreviation: `a.u.b. even`, `mr. de Vries`, `bijv. op`. */
const NEXT_IN_SMALL = /[?!] \p{Ll}|(?<!\b(?:\p{L}{1,2}|bijv|enz|etc)|\.\p{L})\. \p{Ll}/u;

/** CON-07: any text in these columns is a sentence from capital to full stop. */
export function sentencesRule<Column extends string>(columns: readonly Column[]): Rule<RowWith<Column>> {
  return (rows) =>
    rows.flatMap((row) =>
      columns
        .filter((column) => row[column] !== '')
        .flatMap((column) =>
          faultsIn(row[column]).map((fault): Problem => {
            const message = `${column} ${fault}`;
            return { level: 'error', rule: 'sentence', line: row.line, about: row.id, message };
          }),
        ),
    );
}

/** CON-07: the English doesn't repeat the Dutch. */
export function englishRule<Column extends string>(dutch: Column, english: Column): Rule<RowWith<Column>> {
  return (rows) =>
    rows
      .filter((row) => row[english] !== '' && row[english].toLowerCase() === row[dutch].toLowerCase())
      .map(({ line, id }) => {
        return { level: 'error', rule: 'english', line, about: id, message: `${english} is the Dutch again` };
      });
}

function faultsIn(text: string): string[] {
  const faults: string[] = [];
  if (!SENTENCE_START.test(text)) faults.push('begins without a capital');
  if (NEXT_IN_SMALL.test(text)) faults.push('has a second sentence without a capital');
  if (!SENTENCE_END.test(text)) faults.push('ends without . ? or !');
  return faults;
}
