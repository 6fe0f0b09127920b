/** Numbers above a hundred to look at and hear (MSC-09); the words follow from the rules of Dutch. */
export const LARGE_NUMBERS: readonly { readonly value: number; readonly english: string }[] = [
  { value: 100, english: 'one hundred' },
  { value: 101, english: 'one hundred and one' },
  { value: 250, english: 'two hundred and fifty' },
  { value: 999, english: 'nine hundred and ninety-nine' },
  { value: 1000, english: 'one thousand' },
  { value: 1500, english: 'one thousand five hundred' },
  { value: 2026, english: 'two thousand and twenty-six' },
  { value: 10_000, english: 'ten thousand' },
  { value: 42_195, english: 'forty-two thousand one hundred and ninety-five' },
  { value: 100_000, english: 'one hundred thousand' },
  { value: 750_000, english: 'seven hundred and fifty thousand' },
];
