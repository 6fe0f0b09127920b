import { msg, plural } from '@lingui/core/macro';
import { LANGUAGE_EXAMS, OWN_FORMAT } from '#content/exam/official-sources.ts';
import { READING_RULES } from '#exam/engine/choice-games.ts';
import { ONE_IN_THREE, WORDS_TO_BEGIN, type ExamPart } from '#exam/part.ts';
import { PATHS } from '#routes/paths.ts';
import { calmPractice } from '#routes/routes.ts';

const QUESTIONS = 15;

export const READING: ExamPart = {
  id: 'a2-reading',
  level: 'a2',
  skill: 'reading',
  task: 'choose',
  slug: 'reading',
  name: msg`Reading`,
  dutchName: 'Lezen',
  phrases: {
    exam: msg`Reading exam`,
    exams: msg`Reading exams`,
    mockExam: msg`Reading mock exam`,
    aMockExam: msg`a mock exam in reading`,
    doMockExam: msg`Do a mock exam in reading`,
    practice: msg`Reading practice`,
    practise: msg`Practise reading`,
    practiceExam: msg`Reading practice exam`,
  },
  room: PATHS.readingRoom,
  game: {
    path: PATHS.readingGame,
    title: msg`Reading game`,
    inShort: msg`6 texts with ${plural(QUESTIONS, { one: '# question', other: '# questions' })}, ${plural(READING_RULES.lives, { one: '# life', other: '# lives' })}, no clock`,
    questions: QUESTIONS,
    async load() {
      const [{ readingGameScreen }, content] = await Promise.all([
        import('#exam/screens/choose/reading-game-screen.tsx'),
        gameContent(),
      ]);
      return { default: readingGameScreen(READING, content) };
    },
  },
  mock: {
    exams: 4,
    async load() {
      const [{ readingExam }, exams] = await Promise.all([
        import('#exam/screens/choose/reading-exam.tsx'),
        examContent(),
      ]);
      return { default: readingExam(READING, exams) };
    },
  },
  formats: {
    official: {
      kind: 'official',
      noun: 'question',
      minutes: 65,
      count: 25,
      made: msg`about ten short texts, with two or three questions each`,
      enough: 18,
      source: LANGUAGE_EXAMS,
    },
    practice: {
      kind: 'practice',
      noun: 'question',
      minutes: 65,
      count: 30,
      made: msg`texts of all exams, with two or three questions each`,
      enough: 18,
      source: OWN_FORMAT,
    },
  },
  examined: msg`multiple choice on a computer, with 3 or 4 options; about ten texts.`,
  readiness: { questionsNeeded: 20, guessed: ONE_IN_THREE, ofWhat: msg`of the questions right` },
  work: {
    amount: (count) => msg`${plural(count, { one: '# reading question', other: '# reading questions' })}`,
    task: (count) =>
      msg`Answer ${plural(count, { one: '# reading question', other: '# reading questions' })}`,
    link: calmPractice(PATHS.readingGame),
    usualSeconds: 75,
    leastSeconds: 60,
    together: 3,
    fromWords: WORDS_TO_BEGIN.understanding,
  },
  banks: [
    {
      prefix: 'question:reading-',
      isPlanned: true,
      async load() {
        const [{ readingBank }, content] = await Promise.all([import('#exam/exam-bank.ts'), gameContent()]);
        return readingBank(READING, content);
      },
    },
    {
      prefix: 'question:reading-practice-',
      isPlanned: true,
      async load() {
        const [{ readingPracticeBank }, { practice }] = await Promise.all([
          import('#exam/exam-bank.ts'),
          gameContent(),
        ]);
        return readingPracticeBank(READING, practice);
      },
    },
    {
      prefix: 'question:mock-reading-',
      async load() {
        const [{ readingExamBank }, exams] = await Promise.all([import('#exam/exam-bank.ts'), examContent()]);
        return readingExamBank(READING, exams);
      },
    },
  ],
};

async function gameContent() {
  const [{ rows: texts }, { rows: questions }, { rows: practice }] = await Promise.all([
    import('#content/exam/reading-texts.ts'),
    import('#content/exam/reading-questions.ts'),
    import('#content/exam/reading-practice.ts'),
  ]);
  return { texts, questions, practice };
}

async function examContent() {
  const { READING_EXAM_TEXTS } = await import('#content/mock-exam/reading-exams.ts');
  return READING_EXAM_TEXTS;
}
