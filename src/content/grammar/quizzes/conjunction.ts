import type { ConjunctionRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'conjunction-no-time',
    sentence1: 'Ik wil graag komen.',
    sentence2: 'Ik heb geen tijd.',
    conjunctionType: 'maar',
    options: ['want', 'maar', 'dus'],
    correct: 1,
    english: "I'd like to come, but I have no time.",
    explanation:
      'The second sentence is not what you expect after the first, so you join them with *maar* (but). *want* gives a reason and *dus* a result.',
  },
  {
    id: 'conjunction-back-pain',
    sentence1: 'Hassan belt de huisarts.',
    sentence2: 'Hij heeft pijn in zijn rug.',
    conjunctionType: 'want',
    options: ['dus', 'omdat', 'want'],
    correct: 2,
    english: 'Hassan is calling the GP because he has back pain.',
    explanation:
      'The second sentence is the reason and keeps the order 1-2-3, so *want* fits: *want hij heeft pijn*. *omdat* also means because, but it sends the verb to the end: *omdat hij pijn in zijn rug heeft*.',
  },
  {
    id: 'conjunction-no-train',
    sentence1: 'De trein rijdt niet.',
    sentence2: 'Ik neem de bus.',
    conjunctionType: 'dus',
    options: ['dus', 'daarom', 'want'],
    correct: 0,
    english: "The train isn't running, so I'm taking the bus.",
    explanation:
      'Taking the bus is the result, and *dus* leaves the order 1-2-3 as it is: *dus ik neem*. After *daarom* the verb comes first: *daarom neem ik de bus*.',
  },
  {
    id: 'conjunction-bus-or-bike',
    sentence1: 'Gaan we met de bus?',
    sentence2: 'Nemen we de fiets?',
    conjunctionType: 'of',
    options: ['dus', 'want', 'of'],
    correct: 2,
    english: 'Shall we go by bus or shall we take the bikes?',
    explanation:
      'There are two possibilities and you choose one: that is *of* (or). *want* would give a reason and *dus* a result.',
  },
  {
    id: 'conjunction-names',
    sentence1: 'Mijn broer heet Omar.',
    sentence2: 'Mijn zus heet Leyla.',
    conjunctionType: 'en',
    options: ['dus', 'en', 'ook'],
    correct: 1,
    english: 'My brother is called Omar and my sister is called Leyla.',
    explanation:
      'You simply add one thing to another, so you need *en* (and). *ook* (too) cannot join two sentences. And one name is not the result of the other, so *dus* does not fit.',
  },
] as const satisfies readonly ConjunctionRow[];
