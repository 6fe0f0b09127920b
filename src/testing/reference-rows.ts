import { existsSync, readFileSync } from 'node:fs';

const FOLDER = '../shared/lang';

/** Whether the reference lists of Dutch are there. They are no part of the repository; without them the checks are skipped. */
export const HAS_REFERENCE = existsSync(FOLDER);

/** A reference list by its first column, each row as its columns. Empty where the lists are absent. */
export function referenceRows(file: string): ReadonlyMap<string, readonly string[]> {
  if (!HAS_REFERENCE) return new Map();
  const lines = readFileSync(`${FOLDER}/${file}`, 'utf8').trim().split('\n').slice(1);
  return new Map(lines.map((line) => line.split('\t')).map((row) => [row[0] ?? '', row]));
}

/** All that a column accepts for a word. */
export function accepted(
  rows: ReadonlyMap<string, readonly string[]>,
  word: string,
  column: number,
): readonly string[] {
  const cell = rows.get(word)?.[column] ?? '';
  return cell === '' ? [] : cell.split('|');
}
