import { msg, plural } from '@lingui/core/macro';
import { LANGUAGE_EXAMS, OWN_FORMAT } from '#content/exam/official-sources.ts';
import { WORDS_TO_BEGIN, type ExamPart } from '#exam/part.ts';
import { PATHS } from '#routes/paths.ts';

const QUESTIONS = 4;

export const WRITING: ExamPart = {
  id: 'a2-writing',
  level: 'a2',
  skill: 'writing',
  task: 'write',
  slug: 'writing',
  name: msg`Writing`,
  dutchName: 'Schrijven',
  phrases: {
    exam: msg`Writing exam`,
    exams: msg`Writing exams`,
    mockExam: msg`Writing mock exam`,
    aMockExam: msg`a mock exam in writing`,
    doMockExam: msg`Do a mock exam in writing`,
    practice: msg`Writing practice`,
    practise: msg`Practise writing`,
    practiceExam: msg`Writing practice exam`,
  },
  room: PATHS.writingRoom,
  game: {
    path: PATHS.writingGame,
    title: msg`Writing game`,
    inShort: msg`${plural(QUESTIONS, { one: '# task', other: '# tasks' })}, each with its own clock of 20 to 30 minutes, typed`,
    questions: QUESTIONS,
    load: async () => {
      const [{ writingScreen }, { rows: game }, { rows: practice }] = await Promise.all([
        import('#exam/screens/write/writing-screen.tsx'),
        import('#content/exam/writing-tasks.ts'),
        import('#content/exam/writing-practice.ts'),
      ]);
      return { default: writingScreen(WRITING, { game, practice }) };
    },
  },
  mock: {
    exams: 4,
    load: async () => {
      const [{ writingExam }, { WRITING_EXAM_TASKS }] = await Promise.all([
        import('#exam/screens/write/writing-exam.tsx'),
        import('#content/mock-exam/writing-exams.ts'),
      ]);
      return { default: writingExam(WRITING, WRITING_EXAM_TASKS) };
    },
  },
  formats: {
    official: {
      kind: 'official',
      noun: 'task',
      minutes: 40,
      count: 4,
      made: msg`a form, a short text, an e-mail, and another e-mail or a note`,
      enough: 26,
      source: LANGUAGE_EXAMS,
    },
    practice: {
      kind: 'practice',
      noun: 'task',
      minutes: 90,
      count: 3,
      made: msg`a form, a short text or a note, and an e-mail`,
      enough: 18,
      source: OWN_FORMAT,
    },
  },
  examined: msg`with pen and paper: a form, a short text and e-mails. People check it.`,
  readiness: {
    questionsNeeded: 8,
    guessed: 0,
    ofWhat: msg`of the texts with what the task asks for`,
    note: msg`A checked text counts if it has all that was asked, and three quarters of the points.`,
  },
  work: {
    amount: (count) => msg`${plural(count, { one: '# writing task', other: '# writing tasks' })}`,
    task: (count) => msg`Do ${plural(count, { one: '# writing task', other: '# writing tasks' })}`,
    link: PATHS.writingGame,
    usualSeconds: 600,
    leastSeconds: 300,
    fromWords: WORDS_TO_BEGIN.ownDutch,
    isOnPage: true,
  },
  banks: [
    {
      prefix: 'text:',
      isPlanned: true,
      load: async () => {
        const [{ writingBank }, { rows }] = await Promise.all([
          import('#exam/exam-bank.ts'),
          import('#content/exam/writing-tasks.ts'),
        ]);
        return writingBank(WRITING, rows);
      },
    },
    {
      prefix: 'text:writing-practice-',
      isPlanned: true,
      load: async () => {
        const [{ writingBank }, { rows }] = await Promise.all([
          import('#exam/exam-bank.ts'),
          import('#content/exam/writing-practice.ts'),
        ]);
        return writingBank(WRITING, rows);
      },
    },
    {
      prefix: 'text:mock-writing-',
      load: async () => {
        const [{ writingExamBank }, { WRITING_EXAM_TASKS }] = await Promise.all([
          import('#exam/exam-bank.ts'),
          import('#content/mock-exam/writing-exams.ts'),
        ]);
        return writingExamBank(WRITING, WRITING_EXAM_TASKS);
      },
    },
  ],
};
