import type { SentenceRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'relative-clause-neighbour',
    sentence: 'De buurvrouw ___ boven ons woont, is heel aardig.',
    options: ['wie', 'dat', 'die'],
    correct: 2,
    english: 'The neighbour who lives above us is very kind.',
    explanation:
      '*buurvrouw* is a de-word: *de* goes with *die*. *wie* is for questions and after a preposition, as in *met wie*; here English who is *die*.',
  },
  {
    id: 'relative-clause-bread',
    sentence: 'Waar is het brood ___ ik gisteren heb gekocht?',
    options: ['dat', 'die', 'het'],
    correct: 0,
    english: 'Where is the bread that I bought yesterday?',
    explanation:
      '*het brood*, so *dat*. *die* would be for a de-word or for more than one, and *het* cannot begin a clause.',
  },
  {
    id: 'relative-clause-children',
    sentence: 'Er zijn veel kinderen ___ na school buiten spelen.',
    options: ['dat', 'die', 'ze'],
    correct: 1,
    english: 'There are many children who play outside after school.',
    explanation:
      'One child is *het kind … dat*, but *kinderen* is more than one, and more than one always has *die*. *ze* cannot join two sentences.',
  },
  {
    id: 'relative-clause-order-parcel',
    sentence: 'Dit is het pakje dat ___.',
    options: ['moet ik vandaag terugsturen', 'ik moet vandaag terugsturen', 'ik vandaag moet terugsturen'],
    correct: 2,
    english: 'This is the parcel that I have to return today.',
    explanation:
      'After *dat* comes a subordinate clause: the subject first, and both verbs together at the end, *moet terugsturen*.',
  },
  {
    id: 'relative-clause-form',
    sentence: 'Ik heb een formulier ___ ik niet begrijp.',
    options: ['die', 'dat', 'wat'],
    correct: 1,
    english: "I have a form that I don't understand.",
    explanation:
      '*een formulier* hides its article, but it is *het formulier*, so *dat*. *wat* comes after words such as *alles* and *iets*.',
  },
  {
    id: 'relative-clause-village',
    sentence: 'Dat is het dorp ___ mijn vrouw is geboren.',
    options: ['waar', 'dat', 'die'],
    correct: 0,
    english: 'That is the village where my wife was born.',
    explanation:
      'For the place where something happens Dutch says *waar*, as English says where: she was born in the village. *dat* alone leaves out that it was in the village.',
  },
] as const satisfies readonly SentenceRow[];
