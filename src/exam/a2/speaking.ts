import { OFFICIAL_FORMATS, PRACTICE_FORMATS } from '#content/mock-exam/formats.ts';
import type { ExamPart } from '#exam/part.ts';
import { wholeTopic } from '#learning/item-topic.ts';
import { PATHS } from '#routes/paths.ts';

export const SPEAKING: ExamPart = {
  id: 'a2-speaking',
  level: 'a2',
  skill: 'speaking',
  name: 'Speaking',
  inSentence: 'speaking',
  game: {
    path: PATHS.speakingGame,
    title: 'Speaking game',
    load: () => import('#exam/screens/speak/speaking-screen.tsx'),
  },
  formats: { official: OFFICIAL_FORMATS.speaking, practice: PRACTICE_FORMATS.speaking },
  readiness: {
    questionsNeeded: 16,
    guessed: 0,
    ofWhat: 'of the questions answered aloud',
    note: 'The app can’t judge how you speak. What you answered aloud counts as right.',
  },
  work: {
    name: 'Speaking game',
    one: 'speaking task',
    verb: 'Do',
    link: PATHS.speakingGame,
    usualSeconds: 90,
    leastSeconds: 60,
  },
  banks: [
    {
      prefix: 'question:speaking-',
      isPlanned: true,
      topic: wholeTopic('Exam: speaking', PATHS.speakingGame),
      load: async () => (await import('#exam/screens/exam-bank.ts')).loadSpeaking(),
    },
    {
      prefix: 'question:mock-speaking-',
      topic: wholeTopic('Mock exam: speaking', PATHS.mockExam),
      load: async () => (await import('#exam/screens/exam-bank.ts')).loadSpeakingExams(),
    },
  ],
};
