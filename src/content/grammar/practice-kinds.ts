/** What endless practice can ask: each kind makes its questions from checked word data by rules of `domain/dutch`. */
export const PRACTICE_KINDS = [
  'plural',
  'de-het',
  'diminutive',
  'present',
  'imperfectum',
  'perfectum',
  'comparative',
  'adjective-ending',
  'separable-verb',
  'niet-geen',
  'word-order-main',
  'word-order-inversion',
  'word-order-subordinate',
] as const;
export type PracticeKind = (typeof PRACTICE_KINDS)[number];
