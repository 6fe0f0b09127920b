import { OFFICIAL_FORMATS, PRACTICE_FORMATS } from '#content/mock-exam/formats.ts';
import { ONE_IN_THREE, type ExamPart } from '#exam/part.ts';
import { PATHS } from '#routes/paths.ts';
import { route } from '#routes/routes.ts';

export const READING: ExamPart = {
  id: 'a2-reading',
  level: 'a2',
  skill: 'reading',
  name: 'Reading',
  inSentence: 'reading',
  game: {
    path: PATHS.readingGame,
    title: 'Reading game',
    load: () => import('#exam/screens/choose/reading-game-screen.tsx'),
  },
  formats: { official: OFFICIAL_FORMATS.reading, practice: PRACTICE_FORMATS.reading },
  readiness: { questionsNeeded: 20, guessed: ONE_IN_THREE, ofWhat: 'of the questions right' },
  work: {
    name: 'Reading game',
    one: 'reading question',
    verb: 'Answer',
    link: route('readingGame', { kind: 'calm', theme: null }),
    usualSeconds: 75,
    leastSeconds: 60,
  },
  banks: [
    {
      prefix: 'question:reading-',
      isPlanned: true,
      load: async () => (await import('#exam/screens/exam-bank.ts')).loadReading(),
    },
    {
      prefix: 'question:mock-reading-',
      load: async () => (await import('#exam/screens/exam-bank.ts')).loadReadingExams(),
    },
  ],
};
