import type { InferOutput } from 'valibot';
import { readCsvRowsInPieces } from '#content/schema/csv.ts';
import { MEANING_SCHEMAS, type MeaningList } from '#content/schema/meaning-rows.ts';
import { inPieces } from '#browser/clock.ts';
import type { FilePlatform } from './data-file-cache.ts';

export type MeaningRow<List extends MeaningList> = InferOutput<(typeof MEANING_SCHEMAS)[List]>;

/**
 * Their addresses change with their bytes, so the service worker keeps them once they were used. Without Vite, as in the content check, there
 * are none.
 */
const ADDRESSES: Readonly<Record<string, string>> =
  import.meta.env === undefined
    ? {}
    : import.meta.glob<string>('/src/content/meanings/*.csv', {
        query: '?url&no-inline',
        import: 'default',
        eager: true,
      });

/**
 * Gives rows their meanings in the chosen language, as far as there are any (LNG-03). In English, or when they can't be
 * loaded, the rows have the English alone.
 *
 * @param lay gives a row the meaning that belongs to it
 */
export async function inChosenLanguage<List extends MeaningList, Row extends { readonly id?: string }>(
  list: List,
  rows: readonly Row[],
  platform: FilePlatform,
  lay: (row: Row, meaning: MeaningRow<List>) => Row,
): Promise<readonly Row[]> {
  const address = ADDRESSES[`/src/content/meanings/${list}.${platform.page.language()}.csv`];
  if (address === undefined) return rows;
  const text = await platform.files.readText(address);
  if (!text.ok) {
    platform.report.warn(`${address} could not be loaded: meanings are in English`, text.error);
    return rows;
  }
  const read = await inPieces(readCsvRowsInPieces(text.value, MEANING_SCHEMAS[list]), platform.clock);
  const byId = new Map(read.rows.map((row) => [row.id, row as MeaningRow<List>]));
  return rows.map((row) => {
    const meaning = row.id === undefined ? undefined : byId.get(row.id);
    return meaning === undefined ? row : lay(row, meaning);
  });
}
