/** Beside the data files on the server: what the build, or who changed a file there since, says of them. */
export const DATA_FILE_LIST_PATH = '/data-files.json';

/** How many usable rows each data file has, by its path. */
export type DataFileList = Readonly<Record<string, number>>;

/**
 * Whether the server's list speaks for a file of so many rows: it names no more, or doesn't name the file. What came in place
 * of a list speaks for nothing. Read by hand: every page would pay for one more kind of valibot's schemas (QUA-02).
 */
export function isVouchedFor(listJson: string, path: string, rows: number): boolean {
  try {
    const list: unknown = JSON.parse(listJson);
    if (typeof list !== 'object' || list === null || Array.isArray(list)) return false;
    const listed: unknown = Object.hasOwn(list, path) ? Reflect.get(list, path) : 0;
    return typeof listed === 'number' && rows >= listed;
  } catch {
    return false;
  }
}
