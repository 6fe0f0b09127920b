import type { SentenceRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'position-verb-keys-table',
    sentence: 'Je sleutels ___ op de tafel.',
    options: ['zitten', 'liggen', 'hangen'],
    correct: 1,
    english: 'Your keys are on the table.',
    explanation:
      'Keys on a table are flat, so they lie: *liggen*. *zitten* is for what is inside something: *De sleutels zitten in mijn tas.*',
  },
  {
    id: 'position-verb-grandma-garden',
    sentence: 'Oma zit in de tuin ___.',
    options: ['te lezen', 'lezen', 'is lezen'],
    correct: 0,
    english: 'Grandma is reading in the garden.',
    explanation:
      'After a position verb such as *zit*, what someone is doing follows with *te* and the whole verb. *lezen* alone is not enough, and *is* cannot be added, because *zit* is the finite verb already.',
  },
  {
    id: 'position-verb-making-soup',
    sentence: 'Mijn vader ___ soep aan het maken.',
    options: ['heeft', 'doet', 'is'],
    correct: 2,
    english: 'My father is making soup.',
    explanation:
      'Someone is busy with something. Then you use a form of *zijn* with *aan het* and the whole verb: *hij is soep aan het maken*.',
  },
] as const satisfies readonly SentenceRow[];
