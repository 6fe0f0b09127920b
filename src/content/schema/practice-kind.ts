/** The kinds of endless practice: each makes its questions from checked words with the rules of `dutch`. */
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
  'pronoun',
  'reference-word',
  'conjunction',
  'om-te',
  'position-verb',
  'er',
  'relative',
  'past-modal',
] as const;
export type PracticeKind = (typeof PRACTICE_KINDS)[number];

/** The kinds that are only typed: a word or a form in a sentence (GRA-22). */
export const GAP_KINDS = [
  'pronoun',
  'reference-word',
  'conjunction',
  'om-te',
  'position-verb',
  'er',
  'relative',
  'past-modal',
] as const satisfies readonly PracticeKind[];
export type GapKind = (typeof GAP_KINDS)[number];
