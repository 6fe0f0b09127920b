import type { SentenceRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'two-verb-buy-bicycle',
    sentence: 'Mijn vrouw wil ___.',
    options: ['kopen een nieuwe fiets', 'een nieuwe fiets koopt', 'een nieuwe fiets kopen'],
    correct: 2,
    english: 'My wife wants to buy a new bicycle.',
    explanation:
      'The second verb closes the sentence and is always the whole verb, the infinitive: *kopen*. Only the first verb, *wil*, changes with the subject.',
  },
  {
    id: 'two-verb-son-swims',
    sentence: 'Mijn zoon ___ al goed zwemmen.',
    options: ['kan', 'kant', 'kunt'],
    correct: 0,
    english: 'My son can already swim well.',
    explanation:
      'A modal verb has no *-t* with *hij* and *zij*: *hij kan*. *kunt* goes only with *jij* and *u*.',
  },
  {
    id: 'two-verb-try-to-speak',
    sentence: 'Wij proberen elke dag Nederlands ___.',
    options: ['praten', 'te praten', 'praten te'],
    correct: 1,
    english: 'We try to speak Dutch every day.',
    explanation:
      '*proberen* is one of the verbs that want *te*, and *te* stands right before the infinitive. Verbs such as *kunnen*, *willen* and *gaan* go without *te*.',
  },
] as const satisfies readonly SentenceRow[];
