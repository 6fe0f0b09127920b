/** A file next to the data files on the server: how many rows each has, as of the build or the last change there. */
export const DATA_FILE_LIST_PATH = '/data-files.json';

/** How many usable rows each data file has, by its path. */
export type DataFileList = Readonly<Record<string, number>>;

/**
 * Whether the server's list confirms a file with this many rows: it names no more, or doesn't name the file. An invalid list confirms
 * nothing. Read by hand: another kind of valibot schema would add bytes to every page (QUA-02).
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
