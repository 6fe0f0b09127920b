import { readCsvTable } from '#content/schema/csv.ts';
import type { Bank } from './bank.ts';

const ROW_ID = /\b(?:id|questionId): '([^']+)'/g;

/** The ids of all rows that the banks check: those in their files, except in files that only name the rows of others. */
export function checkedRows(
  banks: readonly Pick<Bank, 'path' | 'onlyNamesRows'>[],
  readText: (path: string) => string | undefined,
): ReadonlySet<string> {
  const files = banks.filter(({ onlyNamesRows }) => !onlyNamesRows);
  return new Set(files.flatMap(({ path }) => idsIn(path, readText(path) ?? '')));
}

function idsIn(path: string, text: string): string[] {
  if (path.endsWith('.csv')) return readCsvTable(text).records.flatMap(({ cells }) => cells.get('id') ?? []);
  return [...text.matchAll(ROW_ID)].flatMap(([, id]) => id ?? []);
}
