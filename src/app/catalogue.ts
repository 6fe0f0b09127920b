import { PRACTICE_KINDS } from '#content/grammar/practice-kinds.ts';
import type { Bank } from '#services/catalogue/catalogue.ts';

/**
 * All kinds of exercises by what their ids begin with, each beside its screen and loaded when an id leads there (MEM-18). A
 * new kind is a bank in its feature and a line here, and is then found by all that shows what was studied.
 */
export const BANKS: readonly Bank[] = [
  {
    prefix: 'word:',
    load: async (platform) => (await import('#features/vocabulary/word-bank.ts')).loadWords(platform),
  },
  {
    prefix: 'culture-word:',
    load: async (platform) => (await import('#features/culture/culture-bank.ts')).loadCultureWords(platform),
  },
  {
    prefix: 'interaction:',
    load: async (platform) =>
      (await import('#features/interactions/interaction-bank.ts')).loadInteractions(platform),
  },
  // The quizzes of the lessons and the questions of the day: all questions whose kind is not named below.
  {
    prefix: 'question:',
    load: async () => (await import('#features/grammar/grammar-bank.ts')).loadQuizzes(),
  },
  {
    prefix: 'sentence:',
    load: async () => (await import('#features/grammar/grammar-bank.ts')).loadCorrections(),
  },
  ...PRACTICE_KINDS.map((kind): Bank => ({
    prefix: `question:practice-${kind}-`,
    load: async () => (await import('#features/grammar/grammar-bank.ts')).loadPractice(kind),
  })),
  { prefix: 'question:knm-', load: async () => (await import('#features/exam/exam-bank.ts')).loadKnm() },
  {
    prefix: 'question:reading-',
    load: async () => (await import('#features/exam/exam-bank.ts')).loadReading(),
  },
  {
    prefix: 'question:listening-',
    load: async () => (await import('#features/exam/exam-bank.ts')).loadListening(),
  },
  {
    prefix: 'question:speaking-',
    load: async () => (await import('#features/exam/exam-bank.ts')).loadSpeaking(),
  },
  { prefix: 'text:', load: async () => (await import('#features/exam/exam-bank.ts')).loadWriting() },
  {
    prefix: 'question:letter-name-',
    load: async () => (await import('#features/misc/alphabet/spelling-bank.ts')).loadSpellingNames(),
  },
  {
    prefix: 'question:number-',
    load: async () => (await import('#features/misc/numbers/number-bank.ts')).loadNumbers(),
  },
  {
    prefix: 'question:price-',
    load: async () => (await import('#features/misc/numbers/number-bank.ts')).loadPrices(),
  },
  {
    prefix: 'question:clock-',
    load: async () => (await import('#features/misc/time/clock-bank.ts')).loadClockQuestions(),
  },
  {
    prefix: 'question:family-',
    load: async () => (await import('#features/misc/family/family-bank.ts')).loadFamilyQuestions(),
  },
  {
    prefix: 'question:body-part-',
    load: async () => (await import('#features/misc/body/body-bank.ts')).loadBodyParts(),
  },
  {
    prefix: 'question:route-',
    load: async () => (await import('#features/misc/directions/route-bank.ts')).loadRoutes(),
  },
  {
    prefix: 'question:walk-',
    load: async () => (await import('#features/misc/directions/route-bank.ts')).loadWalk(),
  },
];
