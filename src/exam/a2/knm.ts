import { msg, plural } from '@lingui/core/macro';
import { KNM_EXAM, OWN_FORMAT } from '#content/exam/official-sources.ts';
import { KNM_RULES } from '#exam/engine/choice-games.ts';
import { ONE_IN_THREE, WORDS_TO_BEGIN, type ExamPart } from '#exam/part.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import { PATHS } from '#routes/paths.ts';
import { calmPractice } from '#routes/routes.ts';

const QUESTIONS = 30;

export const KNM: ExamPart = {
  id: 'a2-knm',
  level: 'a2',
  skill: 'knowledge',
  task: 'choose',
  slug: 'knm',
  name: msg`KNM`,
  dutchName: 'KNM',
  phrases: {
    exam: msg`KNM exam`,
    exams: msg`KNM exams`,
    mockExam: msg`KNM mock exam`,
    aMockExam: msg`a mock exam in KNM`,
    doMockExam: msg`Do a mock exam in KNM`,
    practice: msg`KNM practice`,
    practise: msg`Practise KNM`,
    practiceExam: msg`KNM practice exam`,
  },
  room: PATHS.knmRoom,
  game: {
    path: PATHS.knmGame,
    title: msg`KNM game`,
    inShort: msg`${plural(QUESTIONS, { one: '# question', other: '# questions' })}, ${plural(KNM_RULES.durationMs / MINUTE_MS, { one: '# minute', other: '# minutes' })}, ${plural(KNM_RULES.lives, { one: '# life', other: '# lives' })}`,
    questions: QUESTIONS,
    load: async () => {
      const [{ knmGameScreen }, { rows }, { KNM_BANK }] = await Promise.all([
        import('#exam/screens/choose/knm-game-screen.tsx'),
        import('#content/exam/knm-questions.ts'),
        import('#content/exam/knm-bank.ts'),
      ]);
      return { default: knmGameScreen(KNM, rows, KNM_BANK) };
    },
  },
  mock: {
    exams: 3,
    isDrawn: true,
    load: async () => {
      const [{ knmExam }, { KNM_BANK }] = await Promise.all([
        import('#exam/screens/choose/knm-exam.tsx'),
        import('#content/exam/knm-bank.ts'),
      ]);
      return { default: knmExam(KNM, KNM_BANK) };
    },
  },
  formats: {
    official: {
      kind: 'official',
      noun: 'question',
      minutes: 45,
      count: 40,
      made: msg`eight themes, with five questions each`,
      enough: 26,
      source: KNM_EXAM,
    },
    practice: {
      kind: 'practice',
      noun: 'question',
      minutes: 45,
      count: 30,
      made: msg`eight themes, with three or four questions each`,
      enough: 18,
      source: OWN_FORMAT,
    },
  },
  examined: msg`a photo and a short question about a fact, with 3 options. New content since 1 July 2025.`,
  readiness: { questionsNeeded: 30, guessed: ONE_IN_THREE, ofWhat: msg`of the questions right` },
  work: {
    amount: (count) => msg`${plural(count, { one: '# KNM question', other: '# KNM questions' })}`,
    task: (count) => msg`Answer ${plural(count, { one: '# KNM question', other: '# KNM questions' })}`,
    link: calmPractice(PATHS.knmGame),
    usualSeconds: 25,
    leastSeconds: 20,
    fromWords: WORDS_TO_BEGIN.knowledge,
  },
  banks: [
    {
      prefix: 'question:knm-',
      isPlanned: true,
      load: async () => (await bothLists()).game,
    },
    {
      prefix: 'question:knm-bank-',
      isPlanned: true,
      load: async () => (await bothLists()).exams,
    },
  ],
};

async function bothLists() {
  const [{ knmBanks }, { rows }, { KNM_BANK }] = await Promise.all([
    import('#exam/exam-bank.ts'),
    import('#content/exam/knm-questions.ts'),
    import('#content/exam/knm-bank.ts'),
  ]);
  return knmBanks(KNM, rows, KNM_BANK);
}
