import { OFFICIAL_FORMATS, PRACTICE_FORMATS } from '#content/mock-exam/formats.ts';
import type { ExamPart } from '#exam/part.ts';
import { wholeTopic } from '#learning/item-topic.ts';
import { PATHS } from '#routes/paths.ts';

export const WRITING: ExamPart = {
  id: 'a2-writing',
  level: 'a2',
  skill: 'writing',
  name: 'Writing',
  inSentence: 'writing',
  game: {
    path: PATHS.writingGame,
    title: 'Writing game',
    load: () => import('#exam/screens/write/writing-screen.tsx'),
  },
  formats: { official: OFFICIAL_FORMATS.writing, practice: PRACTICE_FORMATS.writing },
  readiness: {
    questionsNeeded: 8,
    guessed: 0,
    ofWhat: 'of the texts with what the task asks for',
    note: 'The app can’t judge your Dutch. It counts texts that have what it can look for.',
  },
  work: {
    name: 'Writing game',
    one: 'writing task',
    verb: 'Do',
    link: PATHS.writingGame,
    usualSeconds: 600,
    leastSeconds: 300,
  },
  banks: [
    {
      prefix: 'text:',
      isPlanned: true,
      topic: wholeTopic('Exam: writing', PATHS.writingGame),
      load: async () => (await import('#exam/screens/exam-bank.ts')).loadWriting(),
    },
    {
      prefix: 'text:mock-writing-',
      topic: wholeTopic('Mock exam: writing', PATHS.mockExam),
      load: async () => (await import('#exam/screens/exam-bank.ts')).loadWritingExams(),
    },
  ],
};
