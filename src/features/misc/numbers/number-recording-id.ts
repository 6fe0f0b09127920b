import { numberWords } from '#domain/dutch/number-words.ts';

// MSC-09
const RECORDED = [...Array.from({ length: 21 }, (_, value) => value), 30, 40, 50, 60, 70, 80, 90];

/** The prepared recording of a number, by its words (MSC-09, LIS-04); null where it was not recorded. */
export function numberRecordingId(words: string): string | null {
  const value = RECORDED.find((number) => numberWords(number) === words);
  return value === undefined ? null : `number-${value}`;
}
