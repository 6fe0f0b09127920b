/** The reference lists of Dutch, as text. They are no part of the repository; the pattern then finds none. */
const TEXTS = import.meta.glob<string>(
  '../../../shared/lang/{nouns-article,nouns-plural,nouns-diminutive,verbs,adjectives}.tsv',
  { eager: true, query: '?raw', import: 'default' },
);

/** Whether the reference lists are there; without them the checks against them are skipped. */
export const HAS_REFERENCE = Object.keys(TEXTS).length > 0;

type Rows = ReadonlyMap<string, readonly string[]>;

/** A reference list by its first column, each row as its columns. Empty where the lists are absent. */
export function referenceRows(file: string): Rows {
  const text = TEXTS[`../../../shared/lang/${file}`];
  const lines = text?.trim().split('\n').slice(1) ?? [];
  return new Map(lines.map((line) => line.split('\t')).map((row) => [row[0] ?? '', row]));
}

/** All that a column accepts for a word. */
export function accepted(rows: Rows, word: string, column: number): readonly string[] {
  const cell = rows.get(word)?.[column] ?? '';
  return cell === '' ? [] : cell.split('|');
}
