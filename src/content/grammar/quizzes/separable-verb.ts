import type { SentenceRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'separable-verb-take-coat',
    sentence: 'Ik ___, want het regent.',
    options: ['neem een jas mee', 'meeneem een jas', 'neem mee een jas'],
    correct: 0,
    english: "I'm taking a coat because it's raining.",
    explanation:
      '*meenemen* comes apart in a main clause. The verb *neem* stands at place 2 and the particle *mee* at the end of its clause, behind *een jas*.',
  },
  {
    id: 'separable-verb-called-mother',
    sentence: 'Heb je je moeder al ___?',
    options: ['geopbeld', 'opgebeld', 'opbeld'],
    correct: 1,
    english: 'Have you called your mother yet?',
    explanation:
      'In a separable verb *ge* stands between the particle and the verb: *op* + *ge* + *beld*, in one word.',
  },
  {
    id: 'separable-verb-close-door',
    sentence: 'Kun je de deur ___?',
    options: ['doen dicht', 'dicht te doen', 'dichtdoen'],
    correct: 2,
    english: 'Can you close the door?',
    explanation:
      'With the modal verb *kun* the second verb is at the end, and there *dicht* and *doen* are one word. *te* is not used after a modal verb.',
  },
] as const satisfies readonly SentenceRow[];
