import type { SentenceRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'long-sentence-late-train',
    sentence: 'Ik kom later, ___ de trein heeft vertraging.',
    options: ['omdat', 'want', 'als'],
    correct: 1,
    english: "I'm coming later, because the train is delayed.",
    explanation:
      'The verb *heeft* stands second, so a main clause follows. Of the two words for because only *want* has that. After *omdat*, and after *als* too, it would be *vertraging heeft*.',
  },
  {
    id: 'long-sentence-sick-child',
    sentence: 'Mijn dochter blijft thuis, omdat ze ___.',
    options: ['heeft koorts', 'koorts hebben', 'koorts heeft'],
    correct: 2,
    english: 'My daughter is staying at home because she has a temperature.',
    explanation:
      '*omdat* sends the verb to the end: *koorts heeft*. With *ze*, one person, the form is *heeft* and not *hebben*.',
  },
  {
    id: 'long-sentence-result',
    sentence: 'De winkel is al dicht, ___ we eten vandaag soep.',
    options: ['dus', 'want', 'omdat'],
    correct: 0,
    english: "The shop is already closed, so we're having soup today.",
    explanation:
      'Eating soup is the result of the closed shop. A result comes with *dus*; *want* and *omdat* bring a reason.',
  },
  {
    id: 'long-sentence-but-tomorrow',
    sentence: 'Vandaag heb ik geen tijd, maar morgen ___.',
    options: ['ik kan helpen', 'kan ik helpen', 'ik helpen kan'],
    correct: 1,
    english: 'I have no time today, but tomorrow I can help.',
    explanation:
      '*maar* does not count as a place. *morgen* stands at place 1, so the verb *kan* comes next and then *ik*: inversion.',
  },
  {
    id: 'long-sentence-if-rain',
    sentence: 'Als het morgen regent, ___.',
    options: ['we gaan met de auto', 'met de auto we gaan', 'gaan we met de auto'],
    correct: 2,
    english: "If it rains tomorrow, we'll go by car.",
    explanation:
      'The whole part with *als* is place 1. After the comma comes place 2, the verb *gaan*, and then the subject *we*.',
  },
  {
    id: 'long-sentence-therefore',
    sentence: 'Ik heb morgen examen. ___ ga ik vroeg slapen.',
    options: ['Daarom', 'Want', 'Omdat'],
    correct: 0,
    english: "I have an exam tomorrow. That is why I'm going to bed early.",
    explanation:
      'The verb *ga* follows at once, so a word at place 1 is needed: *daarom*. *want* cannot begin a sentence, and *omdat* begins a clause with its verb last.',
  },
] as const satisfies readonly SentenceRow[];
