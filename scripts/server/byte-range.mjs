/**
 * The part of a file that a `Range` header asks for (RFC 9110, 14.2).
 *
 * @typedef {{ start: number, end: number }} ByteRange both inclusive
 */

/**
 * Null where the whole file is to be sent: no header, one that can't be read, or several parts at once, which no player
 * asks for. `unsatisfiable`: it begins behind the end of the file.
 *
 * @param {string | undefined} header for example `bytes=0-1`, `bytes=500-` or `bytes=-500`
 * @param {number} size of the file, in bytes
 * @returns {ByteRange | 'unsatisfiable' | null}
 */
export function readByteRange(header, size) {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start > end ? 'unsatisfiable' : { start, end };
}
