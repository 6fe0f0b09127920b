import type { RowWith, Rule } from '../bank.ts';

/** What is not allowed in any cell, and the message for it. */
const UNWANTED: readonly (readonly [RegExp, string])[] = [
  [/^\s|\s$/, 'a space at its beginning or end'],
  [/ {2}/, 'two spaces in a row'],
  [/[^\S ]/, 'a tab, line break or unusual space'],
  [/[‘’“”„«»`´]/, 'a quotation mark other than \' and "'],
  [/[^\P{Cc}\s]|\p{Cf}/u, 'an invisible character'],
  [/\s[,.;:!?]/, 'a space before a punctuation mark'],
  [/\.{2}|…/, 'an ellipsis'],
  [/[<>{}|\\]/, 'a character of markup'],
];

/** CON-07: clean text in these columns, so that what looks the same is the same. */
export function charactersRule<Column extends string>(columns: readonly Column[]): Rule<RowWith<Column>> {
  return (rows) =>
    rows.flatMap((row) =>
      columns.flatMap((column) =>
        faultsIn(row[column]).map((fault) => ({
          level: 'error' as const,
          rule: 'characters',
          line: row.line,
          about: row.id,
          message: `${column} "${row[column]}" has ${fault}`,
        })),
      ),
    );
}

function faultsIn(text: string): string[] {
  const faults = UNWANTED.filter(([pattern]) => pattern.test(text)).map(([, fault]) => fault);
  return text === text.normalize('NFC') ? faults : [...faults, 'an accent apart from its letter'];
}
