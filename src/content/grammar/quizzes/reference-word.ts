import type { ReferenceWordRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'reference-word-bicycle',
    sentence: 'Mijn fiets is niet gestolen. ___ staat gewoon in de schuur.',
    type: 'subject',
    wordType: 'de-word',
    options: ['Hij', 'Het', 'Hem'],
    correct: 0,
    english: "My bicycle hasn't been stolen. It's simply in the shed.",
    explanation:
      '*fiets* is a de-word, so as the subject it is *hij*. *het* is only for het-words, and *hem* is for the object.',
  },
  {
    id: 'reference-word-passport',
    sentence: 'Zoek je je paspoort? ___ ligt op de kast.',
    type: 'subject',
    wordType: 'het-word',
    options: ['Hij', 'Die', 'Het'],
    correct: 2,
    english: "Are you looking for your passport? It's on top of the cupboard.",
    explanation: '*paspoort* is a het-word, so you refer to it with *het*. *hij* and *die* are for de-words.',
  },
  {
    id: 'reference-word-cats',
    sentence: 'Amir heeft twee katten. ___ slapen de hele dag.',
    type: 'subject',
    wordType: 'plural',
    options: ['Hun', 'Ze', 'Hen'],
    correct: 1,
    english: 'Amir has two cats. They sleep all day.',
    explanation:
      'More than one is *ze* as the subject. You may hear *hun* as a subject in the street, but in an exam it is a mistake. *hen* is only for the object or after a preposition.',
  },
  {
    id: 'reference-word-coat',
    sentence: 'Mijn jas is vies. Ik moet ___ wassen.',
    type: 'object',
    wordType: 'de-word',
    options: ['het', 'hem', 'hij'],
    correct: 1,
    english: 'My coat is dirty. I have to wash it.',
    explanation:
      '*jas* is a de-word and here it is the object: *hem*. The subject is *ik*, so *hij* does not fit; *het* is for het-words.',
  },
  {
    id: 'reference-word-form',
    sentence: 'Bent u het formulier vergeten? Nee, ik heb ___ bij me.',
    type: 'object',
    wordType: 'het-word',
    options: ['hem', 'die', 'het'],
    correct: 2,
    english: 'Did you forget the form? No, I have it with me.',
    explanation:
      '*formulier* is a het-word, and *het* stays *het* as the object. *hem* and *die* are for de-words.',
  },
  {
    id: 'reference-word-keys',
    sentence: 'Waar zijn de sleutels? Ik kan ___ niet vinden.',
    type: 'object',
    wordType: 'plural',
    options: ['ze', 'het', 'hem'],
    correct: 0,
    english: "Where are the keys? I can't find them.",
    explanation:
      '*sleutels* are more than one, so the object is *ze*. One key would be *hem*, because *sleutel* is a de-word.',
  },
] as const satisfies readonly ReferenceWordRow[];
