import { LANGUAGE_EXAMS, OWN_FORMAT } from '#content/exam/official-sources.ts';
import type { ExamPart } from '#exam/part.ts';
import { wholeTopic } from '#learning/item-topic.ts';
import { PATHS } from '#routes/paths.ts';

const QUESTIONS = 4;

export const WRITING: ExamPart = {
  id: 'a2-writing',
  level: 'a2',
  skill: 'writing',
  task: 'write',
  slug: 'writing',
  name: 'Writing',
  inSentence: 'writing',
  game: {
    path: PATHS.writingGame,
    title: 'Writing game',
    inShort: `${QUESTIONS} tasks, each with its own clock of 20 to 30 minutes, typed`,
    questions: QUESTIONS,
    load: async () => {
      const { writingScreen } = await import('#exam/screens/write/writing-screen.tsx');
      return { default: writingScreen(WRITING) };
    },
  },
  mock: {
    load: async () => {
      const { writingExam } = await import('#exam/screens/write/writing-exam.tsx');
      return { default: writingExam(WRITING) };
    },
  },
  formats: {
    official: {
      kind: 'official',
      noun: 'task',
      minutes: 40,
      count: 4,
      made: 'a form, a short text or a note, and two e-mails',
      enough: 26,
      source: LANGUAGE_EXAMS,
    },
    practice: {
      kind: 'practice',
      noun: 'task',
      minutes: 90,
      count: 3,
      made: 'a form, a short text or a note, and an e-mail',
      enough: 18,
      source: OWN_FORMAT,
    },
  },
  examined: 'with pen and paper: a form, a short text and e-mails. People mark it.',
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
      load: async () => (await import('#exam/exam-bank.ts')).loadWriting(),
    },
    {
      prefix: 'text:mock-writing-',
      topic: wholeTopic('Mock exam: writing', PATHS.mockExam),
      load: async () => (await import('#exam/exam-bank.ts')).loadWritingExams(),
    },
  ],
};
