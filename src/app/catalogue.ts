import { PRACTICE_TOPICS } from '#content/grammar/practice-kinds.ts';
import { PRACTICE_KINDS, type PracticeKind } from '#content/schema/practice-kind.ts';
import type { Bank, ItemTopic } from '#services/catalogue/catalogue.ts';
import { PATHS, type AppPath } from '#services/paths.ts';

/**
 * All kinds of exercises by what their ids begin with, each beside its screen and loaded when an id leads there (MEM-18). A
 * new kind is a bank in its feature and a line here, and is then found by all that shows what was studied.
 */
export const BANKS: readonly Bank[] = [
  {
    prefix: 'word:',
    load: async (platform) => (await import('#features/vocabulary/word-bank.ts')).loadWords(platform),
    related: async (id, platform) =>
      (await import('#features/vocabulary/related-words.ts')).relatedWords(id, platform),
  },
  // Of one's own lists.
  {
    prefix: 'word:own-',
    load: async (platform) => (await import('#features/vocabulary/word-bank.ts')).loadOwnWords(platform),
    related: async (id, platform) =>
      (await import('#features/vocabulary/related-words.ts')).relatedWords(id, platform),
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
    topic: () => practiceTopic(kind),
  })),
  {
    prefix: 'question:knm-',
    part: 'knm',
    load: async () => (await import('#features/exam/exam-bank.ts')).loadKnm(),
  },
  {
    prefix: 'question:reading-',
    part: 'reading',
    load: async () => (await import('#features/exam/exam-bank.ts')).loadReading(),
  },
  {
    prefix: 'question:mock-reading-',
    part: 'reading',
    load: async () => (await import('#features/exam/exam-bank.ts')).loadReadingExams(),
  },
  {
    prefix: 'question:listening-',
    part: 'listening',
    load: async () => (await import('#features/exam/exam-bank.ts')).loadListening(),
  },
  {
    prefix: 'question:mock-listening-',
    part: 'listening',
    load: async () => (await import('#features/exam/exam-bank.ts')).loadListeningExams(),
  },
  {
    prefix: 'question:speaking-',
    part: 'speaking',
    topic: topic('Exam: speaking', PATHS.speakingGame),
    load: async () => (await import('#features/exam/exam-bank.ts')).loadSpeaking(),
  },
  {
    prefix: 'question:mock-speaking-',
    part: 'speaking',
    topic: topic('Mock exam: speaking', PATHS.mockExam),
    load: async () => (await import('#features/exam/exam-bank.ts')).loadSpeakingExams(),
  },
  {
    prefix: 'text:',
    part: 'writing',
    topic: topic('Exam: writing', PATHS.writingGame),
    load: async () => (await import('#features/exam/exam-bank.ts')).loadWriting(),
  },
  {
    prefix: 'text:mock-writing-',
    part: 'writing',
    topic: topic('Mock exam: writing', PATHS.mockExam),
    load: async () => (await import('#features/exam/exam-bank.ts')).loadWritingExams(),
  },
  {
    prefix: 'question:letter-name-',
    topic: topic('Spelling names', PATHS.misc, 'alphabets-section'),
    load: async () => (await import('#features/misc/alphabet/spelling-bank.ts')).loadSpellingNames(),
  },
  {
    prefix: 'question:ear-',
    topic: topic('Words told apart by ear', PATHS.misc, 'alphabets-section'),
    load: async () => (await import('#features/misc/alphabet/ear-bank.ts')).loadSoundPairs(),
  },
  {
    prefix: 'question:number-',
    topic: topic('Numbers', PATHS.misc, 'numbers-section'),
    load: async () => (await import('#features/misc/numbers/number-bank.ts')).loadNumbers(),
  },
  {
    prefix: 'question:price-',
    topic: topic('Prices', PATHS.misc, 'numbers-section'),
    load: async () => (await import('#features/misc/numbers/number-bank.ts')).loadPrices(),
  },
  {
    prefix: 'question:clock-',
    topic: topic('Telling the time', PATHS.misc, 'time-practice'),
    load: async () => (await import('#features/misc/time/clock-bank.ts')).loadClockQuestions(),
  },
  {
    prefix: 'question:family-',
    topic: topic('Family', PATHS.misc, 'family-relations-section'),
    load: async () => (await import('#features/misc/family/family-bank.ts')).loadFamilyQuestions(),
  },
  {
    prefix: 'question:body-part-',
    topic: topic('Parts of the body', PATHS.misc, 'body-parts-section'),
    load: async () => (await import('#features/misc/body/body-bank.ts')).loadBodyParts(),
  },
  {
    prefix: 'question:route-',
    topic: topic('Finding the way', PATHS.misc, 'directions-section'),
    load: async () => (await import('#features/misc/directions/route-bank.ts')).loadRoutes(),
  },
  {
    prefix: 'question:walk-',
    topic: topic('Finding the way', PATHS.misc, 'directions-section'),
    load: async () => (await import('#features/misc/directions/route-bank.ts')).loadWalk(),
  },
];

/** The topic of a whole bank (MEM-10). */
function topic(title: string, page: AppPath, hash?: string): () => ItemTopic {
  return () => ({ id: title, title, page, ...(hash !== undefined && { hash }) });
}

async function practiceTopic(kind: PracticeKind): Promise<ItemTopic> {
  const { grammarItemTopic } = await import('#features/grammar/grammar-item-topic.ts');
  return grammarItemTopic(PRACTICE_TOPICS[kind]) ?? { id: 'grammar', title: 'Grammar', page: PATHS.grammar };
}
