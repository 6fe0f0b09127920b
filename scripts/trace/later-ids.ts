/** A requirement whose work isn't done yet, or only in part. */
export interface LaterId {
  readonly id: string;
  /** Some of it is proven already. */
  readonly isBegun: boolean;
}

/** Reads the list: ids between spaces, with a star after those that are begun; a line that starts with # is a comment. */
export function readLaterIds(text: string): LaterId[] {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  const words = lines.flatMap((line) => line.split(/\s+/).filter((word) => word !== ''));
  return words.map((word) => ({ id: word.replace(/\*$/, ''), isBegun: word.endsWith('*') }));
}
