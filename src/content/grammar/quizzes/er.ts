import type { SentenceRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'er-no-milk',
    sentence: '___ is geen koffie meer in de kast.',
    options: ['Daar', 'Er', 'Het'],
    correct: 1,
    english: 'There is no coffee left in the cupboard.',
    explanation:
      'Something new comes into the talk: *geen koffie*. Then Dutch begins with *er*. *daar* would name the place twice, beside *in de kast*, and *het* points back to a thing.',
  },
  {
    id: 'er-two-toilets',
    sentence: 'Er ___ op deze verdieping twee toiletten.',
    options: ['is', 'heeft', 'zijn'],
    correct: 2,
    english: 'There are two toilets on this floor.',
    explanation:
      'The verb agrees with what there is, not with *er*: *twee toiletten* is more than one, so *zijn*. Some languages say has here, but Dutch does not say *heeft*.',
  },
  {
    id: 'er-three-children',
    sentence: 'Hoeveel kinderen hebt u? Ik heb ___ drie.',
    options: ['er', 'ze', 'daar'],
    correct: 0,
    english: 'How many children have you got? I have three.',
    explanation:
      'The noun after *drie* is left out, and then *er* must be there. *ze* would be the children themselves, without a number, and *daar* would name a place.',
  },
  {
    id: 'er-lived-there',
    sentence: 'Ken je Almere? Ja, ik heb ___ twee jaar gewerkt.',
    options: ['het', 'er', 'dat'],
    correct: 1,
    english: 'Do you know Almere? Yes, I worked there for two years.',
    explanation:
      'A place you have named already is *er*, without stress and behind the verb. *het* and *dat* are for things, not for the place where you are.',
  },
  {
    id: 'er-waiting',
    sentence: 'De bus is te laat. Ik wacht ___ al een half uur op.',
    options: ['het', 'dat', 'er'],
    correct: 2,
    english: "The bus is late. I've been waiting for it for half an hour.",
    explanation:
      'A preposition and *het* or *dat* do not go together. For a thing you say *er … op*, and other words may stand between the two.',
  },
  {
    id: 'er-place-first',
    sentence: 'Ik ga vaak naar het park. ___ speelt mijn zoon graag.',
    options: ['Daar', 'Er', 'Het'],
    correct: 0,
    english: 'I often go to the park. My son likes to play there.',
    explanation:
      'A place at the beginning of the sentence has stress, and then it is *daar*. *er* for a place stands behind the verb.',
  },
] as const satisfies readonly SentenceRow[];
