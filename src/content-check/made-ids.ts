import type { PracticeKind } from '#content/schema/practice-kind.ts';

/** Where the words and sentences of each kind of endless practice stand: `practice-words.test.ts` and the gap sentences' bank check them. */
const PRACTICE: Readonly<Record<PracticeKind, string>> = {
  plural: 'nouns.ts',
  'de-het': 'nouns.ts',
  diminutive: 'nouns.ts',
  present: 'verbs.ts',
  imperfectum: 'verbs.ts',
  perfectum: 'verbs.ts',
  comparative: 'adjectives.ts',
  'adjective-ending': 'adjective-phrases.ts',
  'separable-verb': 'separable-verbs.ts',
  'niet-geen': 'negation-gaps.ts and negation-places.ts',
  'word-order-main': 'clauses.ts',
  'word-order-inversion': 'clauses.ts',
  'word-order-subordinate': 'clauses.ts',
  pronoun: 'pronoun-sentences.ts',
  'reference-word': 'reference-sentences.ts',
  conjunction: 'conjunction-sentences.ts',
  'om-te': 'om-te-sentences.ts',
  'position-verb': 'position-sentences.ts',
  er: 'er-sentences.ts',
  relative: 'relative-sentences.ts',
  'past-modal': 'past-modal-sentences.ts',
};

/** How the ids of items begin that are no rows of a checked file, with what they are made of. */
export const MADE_IDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(PRACTICE).map(([kind, file]): [string, string] => [`question:practice-${kind}-`, file]),
  ['question:number-', 'numbers in words'],
  ['question:price-', 'numbers in words'],
  ['question:clock-', 'numbers in words'],
  ['question:route-', 'town-places.ts and directions.ts'],
  ['question:walk-', 'town-places.ts and directions.ts'],
  // Shown when no theme loads (INT-07), so they stand in the code.
  ['interaction:hoe-heet-u', 'rules/theme.ts'],
  ['interaction:waar-woont-u', 'rules/theme.ts'],
]);
