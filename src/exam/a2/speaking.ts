import { msg, plural } from '@lingui/core/macro';
import { LANGUAGE_EXAMS, OWN_FORMAT } from '#content/exam/official-sources.ts';
import { WORDS_TO_BEGIN, type ExamPart } from '#exam/part.ts';
import { PATHS } from '#routes/paths.ts';

const QUESTIONS = 10;

export const SPEAKING: ExamPart = {
  id: 'a2-speaking',
  level: 'a2',
  skill: 'speaking',
  task: 'speak',
  slug: 'speaking',
  name: msg`Speaking`,
  dutchName: 'Spreken',
  phrases: {
    exam: msg`Speaking exam`,
    exams: msg`Speaking exams`,
    mockExam: msg`Speaking mock exam`,
    aMockExam: msg`a mock exam in speaking`,
    doMockExam: msg`Do a mock exam in speaking`,
    practice: msg`Speaking practice`,
    practise: msg`Practise speaking`,
    practiceExam: msg`Speaking practice exam`,
  },
  room: PATHS.speakingRoom,
  game: {
    path: PATHS.speakingGame,
    title: msg`Speaking game`,
    inShort: msg`${plural(QUESTIONS, { one: '# question', other: '# questions' })} of 30 seconds, recorded on this device only`,
    questions: QUESTIONS,
    load: async () => {
      const [{ speakingScreen }, { rows: game }, { rows: practice }] = await Promise.all([
        import('#exam/screens/speak/speaking-screen.tsx'),
        import('#content/exam/speaking-questions.ts'),
        import('#content/exam/speaking-practice.ts'),
      ]);
      return { default: speakingScreen(SPEAKING, { game, practice }) };
    },
  },
  mock: {
    exams: 3,
    load: async () => {
      const [{ speakingExam }, { SPEAKING_EXAM_TASKS }] = await Promise.all([
        import('#exam/screens/speak/speaking-exam.tsx'),
        import('#content/mock-exam/speaking-exams.ts'),
      ]);
      return { default: speakingExam(SPEAKING, SPEAKING_EXAM_TASKS) };
    },
  },
  formats: {
    official: {
      kind: 'official',
      noun: 'task',
      minutes: 35,
      count: 16,
      made: msg`four parts of four tasks: an answer, one picture, a choice between two, a story of three`,
      enough: 96,
      source: LANGUAGE_EXAMS,
    },
    practice: {
      kind: 'practice',
      noun: 'task',
      minutes: 15,
      count: 3,
      made: msg`one picture, a choice between two, and a story of three`,
      enough: 18,
      source: OWN_FORMAT,
    },
  },
  examined: msg`you speak into a headset, up to 60 seconds a task. No multiple choice since 1 March 2025.`,
  readiness: {
    questionsNeeded: 16,
    guessed: 0,
    ofWhat: msg`of the questions answered aloud`,
    note: msg`The app can’t judge how you speak. A recorded answer counts as right, unless you rated it low.`,
  },
  work: {
    amount: (count) => msg`${plural(count, { one: '# speaking task', other: '# speaking tasks' })}`,
    task: (count) => msg`Do ${plural(count, { one: '# speaking task', other: '# speaking tasks' })}`,
    link: PATHS.speakingGame,
    usualSeconds: 90,
    leastSeconds: 60,
    fromWords: WORDS_TO_BEGIN.ownDutch,
    isOnPage: true,
  },
  banks: [
    {
      prefix: 'question:speaking-',
      isPlanned: true,
      load: async () => {
        const [{ speakingBank }, { rows }] = await Promise.all([
          import('#exam/exam-bank.ts'),
          import('#content/exam/speaking-questions.ts'),
        ]);
        return speakingBank(SPEAKING, rows);
      },
    },
    {
      prefix: 'question:speaking-practice-',
      isPlanned: true,
      load: async () => {
        const [{ speakingBank }, { rows }] = await Promise.all([
          import('#exam/exam-bank.ts'),
          import('#content/exam/speaking-practice.ts'),
        ]);
        return speakingBank(SPEAKING, rows);
      },
    },
    {
      prefix: 'question:mock-speaking-',
      load: async () => {
        const [{ speakingExamBank }, { SPEAKING_EXAM_TASKS }] = await Promise.all([
          import('#exam/exam-bank.ts'),
          import('#content/mock-exam/speaking-exams.ts'),
        ]);
        return speakingExamBank(SPEAKING, SPEAKING_EXAM_TASKS);
      },
    },
  ],
};
