import { DATA_FILE_LIST_PATH, isVouchedFor } from '#content/schema/data-file-list.ts';
import type { Platform } from '#browser/platform.ts';

/** The extent of a file that was read. */
export interface FileExtent {
  /** Usable rows. */
  readonly rows: number;
  /** Whether its last row may be cut off. */
  readonly endsCut: boolean;
}

/**
 * Whether no rows are missing. More or different rows are fine: a newer version of the app, or a teacher, has changed
 * the file on the server (VOC-07). Fewer rows may be a truncation or a change: see `isWholeFile`.
 */
export function hasAllRows({ rows, endsCut }: FileExtent, builtRows: number | null): boolean {
  if (builtRows === null || rows > builtRows) return true;
  return rows === builtRows && !endsCut;
}

/**
 * Whether a file is complete (QUA-18): it has all the rows that the build counted, or as many as the server's own list
 * now says, for example after somebody shortened it on purpose. The service worker saves only complete files, so its
 * copies count as complete without the list.
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
