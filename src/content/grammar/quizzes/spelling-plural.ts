import type { SpellingPluralRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'spelling-plural-tree',
    word: 'boom',
    options: ['bomen', 'boomen'],
    correct: 0,
    english: 'tree, trees',
    explanation:
      'In *bo-men* the first syllable is open: it ends in the vowel. There one *o* already sounds long, so the second *o* goes.',
  },
  {
    id: 'spelling-plural-cat',
    word: 'kat',
    options: ['katen', 'katten'],
    correct: 1,
    english: 'cat, cats',
    explanation:
      'The *a* of *kat* is short, so you double the consonant to keep the syllable closed: *kat-ten*. In *ka-ten* the *a* would sound long.',
  },
  {
    id: 'spelling-plural-house',
    word: 'huis',
    options: ['huizen', 'huisen'],
    correct: 0,
    english: 'house, houses',
    explanation:
      '*ui* is a pair that stays together, and after it the *s* becomes *z* before *-en*. Dutch only writes *s* at the end of the word.',
  },
  {
    id: 'spelling-plural-letter',
    word: 'brief',
    options: ['briefen', 'brieven'],
    correct: 1,
    english: 'letter, letters',
    explanation:
      'After the long sound *ie* the *f* becomes *v* before *-en*. The pair *ie* itself does not change.',
  },
  {
    id: 'spelling-plural-day',
    word: 'dag',
    options: ['daggen', 'dagen'],
    correct: 1,
    english: 'day, days',
    explanation:
      '*dag* is an exception: its short *a* becomes long in the plural, *da-gen*, so the *g* is not doubled. *weg, wegen* does the same.',
  },
] as const satisfies readonly SpellingPluralRow[];
