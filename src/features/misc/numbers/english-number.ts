import { ENGLISH_TENS, ENGLISH_UP_TO_TWENTY } from '#content/misc/english-numbers.ts';

/** English words for 0 to 100: `thirty-five`. */
export function englishNumber(value: number): string {
  const small = ENGLISH_UP_TO_TWENTY[value];
  if (small !== undefined) return small;
  if (value === 100) return 'one hundred';
  const tens = ENGLISH_TENS[Math.floor(value / 10) - 2] ?? '';
  return value % 10 === 0 ? tens : `${tens}-${ENGLISH_UP_TO_TWENTY[value % 10] ?? ''}`;
}
