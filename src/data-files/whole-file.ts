import { DATA_FILE_LIST_PATH, isVouchedFor } from '#content/schema/data-file-list.ts';
import type { Platform } from '#browser/platform.ts';

/** How much there is in a file that was read. */
export interface FileExtent {
  /** Usable rows. */
  readonly rows: number;
  /** Its last row may be half a row. */
  readonly endsCut: boolean;
}

/**
 * Whether nothing is missing. More rows, or others, are right: a newer version of the app, or a teacher, has changed the
 * file on the server (VOC-07). Fewer are told from a file that was cut short only by who made it so: see `isWholeFile`.
 */
export function hasAllRows({ rows, endsCut }: FileExtent, builtRows: number | null): boolean {
  if (builtRows === null || rows > builtRows) return true;
  return rows === builtRows && !endsCut;
}

/**
 * Whether a file has come whole (QUA-18): with all the rows that the build counted, or with as many as the server's own list
 * says it has by now, as after somebody shortened it on purpose. The service worker keeps no others: what comes from there
 * is whole, though nobody can be asked now.
 */
export async function isWholeFile(
  { path, builtRows }: { readonly path: string; readonly builtRows: number | null },
  text: string,
  extent: FileExtent,
  { clock, files }: Pick<Platform, 'clock' | 'files'>,
): Promise<boolean> {
  if (hasAllRows(extent, builtRows)) return true;
  const list = await files.readText(`${DATA_FILE_LIST_PATH}?t=${clock.now()}`);
  if (list.ok && !extent.endsCut && isVouchedFor(list.value, path, extent.rows)) return true;
  return (await files.readKept(path)).includes(text);
}
