import { withInflection } from '#dutch/adjective-forms.ts';
import { comparable } from '#lib/dutch-words.ts';
import type { CheckedRow, RowWith, Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';

/** CON-07: an id is unique in the file. */
export const duplicateIdsRule: Rule<CheckedRow> = (rows) =>
  repeated(rows, {
    level: 'error',
    rule: 'duplicate-id',
    keyOf: ({ id }) => id,
    describe: ({ id }) => `id "${id}"`,
  });

/**
 * CON-07: a word is in its list once. In another list with the same meaning it is a warning.
 * @param list the column that names a word's list
 */
export function duplicateWordsRule<List extends string>(
  list: List,
): Rule<RowWith<'dutch' | 'english' | List>> {
  return (rows) => [
    ...repeated(rows, {
      level: 'error',
      rule: 'duplicate-word',
      keyOf: (row) => `${row[list]}\n${comparable(row.dutch)}`,
      describe: (row) => `"${row.dutch}" in ${row[list]}`,
    }),
    ...repeated(rows, {
      level: 'warning',
      rule: 'duplicate-meaning',
      keyOf: ({ dutch, english }) => `${comparable(dutch)}\n${english.toLowerCase()}`,
      describe: ({ dutch, english }) => `"${dutch}" (${english})`,
    }),
  ];
}

/** CON-02: a word is in the file once, in any list; one with another meaning needs a review. */
export const wordTwiceRule: Rule<RowWith<'dutch'>> = (rows) =>
  repeated(rows, {
    level: 'error',
    rule: 'word-twice',
    keyOf: ({ dutch }) => comparable(dutch),
    describe: ({ dutch }) => `"${dutch}"`,
  });

/** Kinds of words that may have an -e before a noun. */
const INFLECTED: ReadonlySet<string> = new Set(['adjective', 'adverb', 'numeral', 'pronoun']);

/** CON-02: *ander* and *andere* are one word, and one card; a pair of different words needs a review. */
export const inflectedTwiceRule: Rule<RowWith<'dutch' | 'kind'>> = (rows) => {
  const able = rows.filter(({ dutch, kind }) => INFLECTED.has(kind) && dutch !== '');
  const lines = new Map(able.map(({ dutch, line }) => [withInflection(comparable(dutch)), line]));
  return able.flatMap(({ line, id, dutch }): Problem[] => {
    const bare = lines.get(comparable(dutch));
    if (bare === undefined || bare === line) return [];
    const message = `"${dutch}" is the word of line ${bare} with its -e`;
    return [{ level: 'error', rule: 'word-inflected', line, about: id, message }];
  });
};

interface Repetition<Row> extends Pick<Problem, 'level' | 'rule'> {
  readonly keyOf: (row: Row) => string;
  readonly describe: (row: Row) => string;
}

function repeated<Row extends CheckedRow>(
  rows: readonly Row[],
  { level, rule, keyOf, describe }: Repetition<Row>,
): Problem[] {
  const firstLines = new Map<string, number>();
  return rows.flatMap((row) => {
    const key = keyOf(row);
    const firstLine = firstLines.get(key);
    if (firstLine === undefined) firstLines.set(key, row.line);
    if (firstLine === undefined || key === '') return [];
    const message = `${describe(row)} stands in line ${firstLine} already`;
    return [{ level, rule, line: row.line, about: row.id, message }];
  });
}
