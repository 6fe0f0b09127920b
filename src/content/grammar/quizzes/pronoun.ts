import type { PronounRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'pronoun-brother-and-i',
    sentence: 'Mijn broer en ik gaan naar de markt. ___ kopen daar groente en vis.',
    type: 'subject',
    options: ['Ons', 'We', 'Onze'],
    correct: 1,
    english: 'My brother and I are going to the market. We buy vegetables and fish there.',
    explanation:
      'My brother and I together are we. As the subject that is *wij* or, without stress, *we*. *ons* is the object form, and *onze* needs a noun behind it.',
  },
  {
    id: 'pronoun-they-baby',
    sentence: 'Ken je Yusuf en Emma? ___ hebben een baby gekregen.',
    type: 'subject',
    options: ['Hun', 'Hen', 'Zij'],
    correct: 2,
    english: "Do you know Yusuf and Emma? They've had a baby.",
    explanation:
      'Here you need a subject: who did it? That is *zij* or *ze*. You may hear *hun hebben* in the street, but in an exam it is a mistake. *Hen* is an object form.',
  },
  {
    id: 'pronoun-help-me',
    sentence: 'Deze kast is te zwaar. Kun je ___ even helpen?',
    type: 'object',
    options: ['me', 'ik', 'mijn'],
    correct: 0,
    english: 'This cupboard is too heavy. Can you help me for a moment?',
    explanation:
      '*je* is the subject, so the person who is helped is the object: *mij* or, without stress, *me*. *mijn* (my) must have a noun behind it.',
  },
  {
    id: 'pronoun-ask-you-polite',
    sentence: 'Mevrouw, mag ik ___ iets vragen?',
    type: 'object',
    options: ['uw', 'jij', 'u'],
    correct: 2,
    english: 'Excuse me, may I ask you something?',
    explanation:
      'The polite form is *u*, both as subject and as object. *uw* says whose something is and has a noun behind it: *uw naam*.',
  },
  {
    id: 'pronoun-your-coat',
    sentence: 'Hangt ___ jas ook aan de kapstok?',
    type: 'possessive',
    options: ['jouwe', 'jouw', 'jou'],
    correct: 1,
    english: 'Is your coat on the coat rack too?',
    explanation:
      'Before a noun, to say whose it is, you write *jouw* with a *w*. It never changes. *jou* is the object form: *Ik zie jou*.',
  },
  {
    id: 'pronoun-our-house',
    sentence: '___ huis heeft een kleine tuin.',
    type: 'possessive',
    options: ['Ons', 'Onze', 'Wij'],
    correct: 0,
    english: 'Our house has a small garden.',
    explanation:
      'With one het-word it is *ons*: *het huis, ons huis*. *onze* goes with de-words and with more than one: *onze tuin, onze huizen*.',
  },
] as const satisfies readonly PronounRow[];
