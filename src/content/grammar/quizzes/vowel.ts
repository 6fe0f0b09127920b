import type { VowelRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'vowel-like-moon',
    word: 'maan',
    question: 'Which word has in its first syllable the same *a* sound as *maan*?',
    options: ['jassen', 'jaren'],
    correct: 1,
    english: 'maan: moon; jassen: coats; jaren: years',
    explanation:
      'In *ja-ren* the first syllable is open, so one *a* sounds long, as in *maan*. In *jas-sen* the syllable is closed, so the *a* is short.',
  },
  {
    id: 'vowel-like-sun',
    word: 'zon',
    question: 'Which word has the same *o* sound as *zon*?',
    options: ['kopen', 'koffie'],
    correct: 1,
    english: 'zon: sun; kopen: to buy; koffie: coffee',
    explanation:
      'Cut it: *kof-fie*. The double *f* closes the syllable, so the *o* is short, as in *zon*. In *ko-pen* the syllable is open and the *o* is long.',
  },
  {
    id: 'vowel-like-leg',
    word: 'been',
    question: 'Which word has in its first syllable the same *e* sound as *been*?',
    options: ['lezen', 'lessen'],
    correct: 0,
    english: 'been: leg; lezen: to read; lessen: lessons',
    explanation:
      '*le-zen* has an open first syllable, so its *e* is long, as in *been*. The double *s* in *les-sen* keeps the *e* short.',
  },
  {
    id: 'vowel-like-fish',
    word: 'vis',
    question: 'Which word has the same vowel as *vis*?',
    options: ['dicht', 'dier'],
    correct: 0,
    english: 'vis: fish; dicht: closed; dier: animal',
    explanation:
      'One *i* in a closed syllable is short: *vis*, *dicht*. The long sound is written with two letters: *dier*.',
  },
  {
    id: 'vowel-like-wall',
    word: 'muur',
    question: 'Which word has the same *u* sound as *muur*?',
    options: ['minuten', 'nummers'],
    correct: 0,
    english: 'muur: wall; minuten: minutes; nummers: numbers',
    explanation:
      'In *mi-nu-ten* the *u* ends its syllable, so one letter sounds long, as in *muur*. In *num-mers* the double *m* keeps the *u* short.',
  },
] as const satisfies readonly VowelRow[];
