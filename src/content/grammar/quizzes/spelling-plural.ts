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
      'After a long sound or a pair such as *ui*, *s* often becomes *z* before *-en*: *hui-zen*. *huis* has an *s* because Dutch writes no *z* at the end of its own words.',
  },
  {
    id: 'spelling-plural-letter',
    word: 'brief',
    options: ['briefen', 'brieven'],
    correct: 1,
    english: 'letter, letters',
    explanation:
      'After a long sound such as *ie*, *f* often becomes *v* before *-en*: *brie-ven*. The pair *ie* itself does not change.',
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
