import { OFFICIAL_FORMATS, PRACTICE_FORMATS } from '#content/mock-exam/formats.ts';
import { ONE_IN_THREE, type ExamPart } from '#exam/part.ts';
import { PATHS } from '#services/paths.ts';

export const READING: ExamPart = {
  id: 'a2-reading',
  level: 'a2',
  skill: 'reading',
  name: 'Reading',
  inSentence: 'reading',
  game: {
    path: PATHS.readingGame,
    title: 'Reading game',
    load: () => import('#features/exam/reading/reading-game-screen.tsx'),
  },
  formats: { official: OFFICIAL_FORMATS.reading, practice: PRACTICE_FORMATS.reading },
  readiness: { questionsNeeded: 20, guessed: ONE_IN_THREE, ofWhat: 'of the questions right' },
  banks: [
    {
      prefix: 'question:reading-',
      load: async () => (await import('#features/exam/exam-bank.ts')).loadReading(),
    },
    {
      prefix: 'question:mock-reading-',
      load: async () => (await import('#features/exam/exam-bank.ts')).loadReadingExams(),
    },
  ],
};
