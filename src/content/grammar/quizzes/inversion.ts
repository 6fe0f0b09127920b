import type { InversionRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'inversion-beach-saturday',
    normalSentence: 'Wij gaan zaterdag naar het strand.',
    inversionType: 'time',
    options: [
      'Zaterdag wij gaan naar het strand.',
      'Zaterdag gaan wij naar het strand.',
      'Zaterdag gaan naar het strand wij.',
    ],
    correct: 1,
    english: "We're going to the beach on Saturday.",
    explanation:
      '*Zaterdag* is at place 1, so the verb *gaan* stays at place 2. The subject *wij* comes directly behind it. In English the subject would still come before the verb; in Dutch it does not.',
  },
  {
    id: 'inversion-jij-today',
    normalSentence: 'Jij werkt vandaag tot zes uur.',
    inversionType: 'time',
    options: [
      'Vandaag werk jij tot zes uur.',
      'Vandaag werkt jij tot zes uur.',
      'Vandaag jij werkt tot zes uur.',
    ],
    correct: 0,
    english: "You're working until six today.",
    explanation:
      'After the time comes the verb, then the subject. And when *jij* stands behind the verb, the -t falls off: *jij werkt*, but *werk jij*.',
  },
  {
    id: 'inversion-park-children',
    normalSentence: 'Mijn kinderen spelen graag in het park.',
    inversionType: 'place',
    options: [
      'In het park mijn kinderen spelen graag.',
      'In het park mijn kinderen graag spelen.',
      'In het park spelen mijn kinderen graag.',
    ],
    correct: 2,
    english: 'My children like to play in the park.',
    explanation:
      '*In het park* is one part and fills place 1. The verb *spelen* must be the second part, and the whole subject *mijn kinderen* follows it.',
  },
  {
    id: 'inversion-desk-form',
    normalSentence: 'Ik heb bij de balie een formulier gekregen.',
    inversionType: 'place',
    options: [
      'Bij de balie heb ik een formulier gekregen.',
      'Bij de balie heb gekregen ik een formulier.',
      'Bij de balie ik heb een formulier gekregen.',
    ],
    correct: 0,
    english: 'I got a form at the desk.',
    explanation:
      'Only the finite verb *heb* stands at place 2, with the subject *ik* behind it. The other verb, *gekregen*, stays at the end.',
  },
  {
    id: 'inversion-that-film',
    normalSentence: 'Ik heb die film al gezien.',
    inversionType: 'object',
    options: ['Die film ik heb al gezien.', 'Die film heb ik al gezien.', 'Die film ik al gezien heb.'],
    correct: 1,
    english: "I've already seen that film.",
    explanation:
      'The object *die film* is at place 1, so *heb* follows at place 2 and then the subject *ik*. Only *gezien* goes to the end. *heb* would do so after a word such as *omdat*, but not in a sentence that stands alone.',
  },
] as const satisfies readonly InversionRow[];
