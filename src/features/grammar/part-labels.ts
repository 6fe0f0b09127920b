import type { SentencePart } from '#content/schema/grammar-lesson.ts';

/** What a part of a sentence does, in as few words as fit over it; its colour says no more than this. */
export const PART_LABELS: Record<SentencePart, string> = {
  conjunction: 'conjunction',
  subject: 'subject',
  'finite-verb': 'verb',
  'other-verb': 'other verb',
  particle: 'verb, other half',
  negation: 'not',
  time: 'time',
  object: 'object',
  manner: 'how',
  place: 'place',
  rest: 'rest',
};
