import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { GrammarTopicId } from '#content/schema/grammar-questions.ts';
import type { PracticeKind } from '#content/schema/practice-kind.ts';

/** The topic that each kind practises most. */
export const PRACTICE_TOPICS: Readonly<Record<PracticeKind, GrammarTopicId>> = {
  plural: 'nouns',
  'de-het': 'nouns',
  diminutive: 'nouns',
  present: 'werkwoorden',
  imperfectum: 'imperfectum',
  perfectum: 'perfectum',
  comparative: 'adjectives',
  'adjective-ending': 'adjectives',
  'separable-verb': 'werkwoorden',
  'niet-geen': 'negation',
  'word-order-main': 'hoofdzinnen',
  'word-order-inversion': 'inversie',
  'word-order-subordinate': 'subordinateclauses',
  pronoun: 'pronouns',
  'reference-word': 'referencewords',
  conjunction: 'subordinateclauses',
  'om-te': 'subordinateclauses',
  'position-verb': 'werkwoorden',
  er: 'referencewords',
  relative: 'subordinateclauses',
  'past-modal': 'imperfectum',
};

/** The name of each kind in the list to choose from. */
export const PRACTICE_TITLES: Readonly<Record<PracticeKind, MarkedText>> = {
  plural: 'Plurals',
  'de-het': '*De* or *het*',
  diminutive: 'Small forms',
  present: 'Verbs: the present',
  imperfectum: 'Verbs: the simple past',
  perfectum: 'Verbs: the perfect',
  comparative: 'Comparing',
  'adjective-ending': 'Adjectives with or without *-e*',
  'separable-verb': 'Separable verbs',
  'niet-geen': '*Niet* and *geen*',
  'word-order-main': 'Word order: main clauses',
  'word-order-inversion': 'Word order: inversion',
  'word-order-subordinate': 'Word order: subordinate clauses',
  pronoun: 'Pronouns',
  'reference-word': 'Reference words',
  conjunction: 'Conjunctions',
  'om-te': '*Om … te*',
  'position-verb': 'Position verbs',
  er: 'The word *er*',
  relative: 'Relative *die* and *dat*',
  'past-modal': 'Had to, could, would',
};
