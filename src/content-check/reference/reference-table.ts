import { readFileSync } from 'node:fs';

/** The files in this folder; the README explains their columns, sources and licences. */
export type ReferenceFile =
  | 'nouns-article.tsv'
  | 'nouns-plural.tsv'
  | 'nouns-diminutive.tsv'
  | 'verbs.tsv'
  | 'adjectives.tsv'
  | 'freq-top10k.tsv'
  | 'clock-times.tsv'
  | 'numbers-0-100.tsv'
  | 'videos.csv';

/** The rows of a list by one of their columns, each row as a list of cells. */
export type ReferenceTable = ReadonlyMap<string, readonly string[]>;

/** The text of a reference list. Read from the file and not imported, so that it can't get into the site (DAT-08). */
export function referenceText(file: ReferenceFile): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

/** A tab-separated reference list by its first column. */
export function referenceTable(file: ReferenceFile): ReferenceTable {
  return readTable(referenceText(file));
}

/** Tab-separated text whose first line names the columns. */
export function readTable(text: string, keyColumn = 0): ReferenceTable {
  const rows = text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trimEnd().split('\t'));
  return new Map(rows.map((row) => [row[keyColumn] ?? '', row]));
}

/** All forms that some columns accept for a word: a cell holds several as `a|b`. */
export function accepted(table: ReferenceTable, word: string, ...columns: number[]): readonly string[] {
  const row = table.get(word);
  return columns.flatMap((column) => {
    const cell = row?.[column] ?? '';
    return cell === '' ? [] : cell.split('|');
  });
}
