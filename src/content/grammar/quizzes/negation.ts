import type { NegationRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'negation-garden',
    sentence: 'Wij hebben een tuin.',
    type: 'geen',
    options: ['Wij hebben niet een tuin.', 'Wij hebben geen tuin.', 'Wij hebben geen een tuin.'],
    correct: 1,
    english: "We don't have a garden.",
    explanation:
      'Before a noun with *een* you use *geen*, and *een* disappears: *een tuin*, *geen tuin*. *niet een* is what English not a would give.',
  },
  {
    id: 'negation-alcohol',
    sentence: 'Lotte drinkt alcohol.',
    type: 'geen',
    options: ['Lotte drinkt geen alcohol.', 'Lotte drinkt niet alcohol.', 'Lotte doet niet alcohol drinken.'],
    correct: 0,
    english: "Lotte doesn't drink alcohol.",
    explanation:
      '*alcohol* has no article, so it takes *geen*. And Dutch needs no extra verb like English do.',
  },
  {
    id: 'negation-that-man',
    sentence: 'Ik ken die man.',
    type: 'niet',
    options: ['Ik ken geen die man.', 'Ik niet ken die man.', 'Ik ken die man niet.'],
    correct: 2,
    english: "I don't know that man.",
    explanation:
      '*die man* is one certain man, so you use *niet*, and it comes behind *die man*. Nothing may stand between *Ik* and the verb at place 2.',
  },
  {
    id: 'negation-warm-soup',
    sentence: 'De soep is warm.',
    type: 'niet',
    options: ['De soep is niet warm.', 'De soep is geen warm.', 'De soep niet is warm.'],
    correct: 0,
    english: "The soup isn't warm.",
    explanation:
      '*warm* says how the soup is. There is no noun to deny, so *geen* is impossible, and *niet* stands right before *warm*.',
  },
  {
    id: 'negation-come-tonight',
    sentence: 'Emre kan vanavond komen.',
    type: 'niet',
    options: [
      'Emre kan vanavond komen niet.',
      'Emre niet kan vanavond komen.',
      'Emre kan vanavond niet komen.',
    ],
    correct: 2,
    english: "Emre can't come tonight.",
    explanation:
      '*niet* comes after the time *vanavond* and before the second verb *komen*, because that verb always closes the sentence.',
  },
] as const satisfies readonly NegationRow[];
