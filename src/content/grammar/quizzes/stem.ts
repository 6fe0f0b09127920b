import type { StemRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'stem-lopen',
    infinitive: 'lopen',
    options: ['lop', 'loop', 'loopt'],
    correct: 1,
    english: 'to walk',
    explanation:
      'Without *-en* the syllable is closed, so the long *o* must be written twice: *loop*. *loopt* is the stem with *-t*.',
  },
  {
    id: 'stem-schrijven',
    infinitive: 'schrijven',
    options: ['schrijf', 'schrijv', 'schrijft'],
    correct: 0,
    english: 'to write',
    explanation:
      'Without *-en* the stem would end in *v*. The form with *ik* never ends in *v*, so you write *f*: *ik schrijf*.',
  },
  {
    id: 'stem-lezen',
    infinitive: 'lezen',
    options: ['leez', 'lees', 'les'],
    correct: 1,
    english: 'to read',
    explanation:
      'Two rules meet here. The long *e* is written twice in a closed syllable, and *z* becomes *s* at the end: *ik lees*.',
  },
  {
    id: 'stem-bellen',
    infinitive: 'bellen',
    options: ['beel', 'bell', 'bel'],
    correct: 2,
    english: 'to call',
    explanation:
      'The form with *ik* never ends in two of the same consonant, so one *l* goes: *ik bel*. One *e* is enough, because the vowel is short.',
  },
  {
    id: 'stem-komen',
    infinitive: 'komen',
    options: ['kom', 'koom', 'kome'],
    correct: 0,
    english: 'to come',
    explanation:
      '*komen* is an exception. The *o* is long in *komen*, but short in *ik kom*, so it is not written twice. The rule for *lopen, ik loop* does not work here.',
  },
] as const satisfies readonly StemRow[];
