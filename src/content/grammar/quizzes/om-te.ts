import type { SentenceRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'om-te-library',
    sentence: 'Ik ga naar de bibliotheek om ___.',
    options: ['te lenen een boek', 'een boek te lenen', 'een boek lenen'],
    correct: 1,
    english: "I'm going to the library to borrow a book.",
    explanation:
      'Between *om* and *te* stands all the rest, here *een boek*. *te* and the whole verb close the sentence, and *te* cannot be left out.',
  },
  {
    id: 'om-te-dentist',
    sentence: 'Samir belt de tandarts ___ een afspraak te maken.',
    options: ['voor', 'naar', 'om'],
    correct: 2,
    english: 'Samir is calling the dentist to make an appointment.',
    explanation:
      'Before an action with *te* you say *om*. *voor* stands before a noun, without *te maken*: *voor een afspraak*. *naar* is English to only before a place.',
  },
  {
    id: 'om-te-pick-up',
    sentence: 'Ik moet naar school om mijn dochter ___.',
    options: ['op te halen', 'te ophalen', 'ophalen'],
    correct: 0,
    english: 'I have to go to school to pick up my daughter.',
    explanation:
      '*ophalen* is a separable verb. *te* goes between its two parts, and they are written as three words: *op te halen*.',
  },
  {
    id: 'om-te-not-have-to',
    sentence: 'Je hoeft vandaag niet ___.',
    options: ['koken', 'te koken', 'om te koken'],
    correct: 1,
    english: "You don't have to cook today.",
    explanation:
      '*hoeven* always has *te* before the second verb, and never *om*. *moeten*, which means the opposite here, has the second verb without *te*.',
  },
  {
    id: 'om-te-want',
    sentence: 'Mijn broer wil volgend jaar ___.',
    options: ['te trouwen', 'trouwen', 'om te trouwen'],
    correct: 1,
    english: 'My brother wants to get married next year.',
    explanation:
      'English says want to, but after *willen* Dutch has the second verb alone. The same goes for *kunnen*, *moeten* and *mogen*.',
  },
  {
    id: 'om-te-too-busy',
    sentence: 'Het is hier te druk ___.',
    options: ['voor te studeren', 'om studeren', 'om te studeren'],
    correct: 2,
    english: "It's too busy here to study.",
    explanation:
      'After *te druk*, too busy, the action comes with *om … te*. The first *te* belongs to *druk*, the second to the verb, so you need both.',
  },
] as const satisfies readonly SentenceRow[];
