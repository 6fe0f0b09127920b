/** At 320 px a card has room for so many letters in the largest size, and in the one below it. */
const LARGEST_FIT_LETTERS = 12;
const LARGE_FIT_LETTERS = 15;

/** The size of a word on its card: long compounds get smaller letters on a phone, so that they stay in one piece. */
export function wordSizeClass(dutch: string): string {
  const longest = Math.max(...dutch.split(/[ -]/).map(({ length }) => length));
  if (longest > LARGE_FIT_LETTERS) return 'text-2xl sm:text-4xl';
  return longest > LARGEST_FIT_LETTERS ? 'text-3xl sm:text-4xl' : 'text-4xl';
}
