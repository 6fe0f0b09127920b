import { LETTERS } from '#content/misc/letters.ts';

/** The prepared recording of a letter's name, by how it sounds (MSC-12, LIS-04); null where it is no letter. */
export function letterRecordingId(sound: string): string | null {
  const letter = LETTERS.find((other) => other.sound === sound);
  return letter === undefined ? null : `letter-${letter.letter.toLowerCase()}`;
}
