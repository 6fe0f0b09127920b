import { msg, plural } from '@lingui/core/macro';
import { LANGUAGE_EXAMS, OWN_FORMAT } from '#content/exam/official-sources.ts';
import { LISTENING_RULES } from '#exam/engine/choice-games.ts';
import { ONE_IN_THREE, WORDS_TO_BEGIN, type ExamPart } from '#exam/part.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import { PATHS } from '#routes/paths.ts';
import { calmPractice } from '#routes/routes.ts';

/** A game asks some of its questions (LIS-01). */
const ASKED = 30;

export const LISTENING: ExamPart = {
  id: 'a2-listening',
  level: 'a2',
  skill: 'listening',
  task: 'choose',
  slug: 'listening',
  name: msg`Listening`,
  dutchName: 'Luisteren',
  phrases: {
    exam: msg`Listening exam`,
    exams: msg`Listening exams`,
    mockExam: msg`Listening mock exam`,
    aMockExam: msg`a mock exam in listening`,
    doMockExam: msg`Do a mock exam in listening`,
    practice: msg`Listening practice`,
    practise: msg`Practise listening`,
    practiceExam: msg`Listening practice exam`,
  },
  room: PATHS.listeningRoom,
  game: {
    path: PATHS.listeningGame,
    title: msg`Listening game`,
    inShort: msg`${plural(ASKED, { one: '# question', other: '# questions' })} about short fragments, ${plural(LISTENING_RULES.durationMs / MINUTE_MS, { one: '# minute', other: '# minutes' })}, ${plural(LISTENING_RULES.lives, { one: '# life', other: '# lives' })}`,
    questions: 40,
    asked: ASKED,
    load: async () => {
      const [{ listeningGameScreen }, { LISTENING_QUESTIONS }] = await Promise.all([
        import('#exam/screens/choose/listening-game-screen.tsx'),
        import('#content/exam/listening-questions.ts'),
      ]);
      return { default: listeningGameScreen(LISTENING, LISTENING_QUESTIONS) };
    },
  },
  mock: {
    exams: 3,
    load: async () => {
      const [{ listeningExam }, fragments] = await Promise.all([
        import('#exam/screens/choose/listening-exam.tsx'),
        examContent(),
      ]);
      return { default: listeningExam(LISTENING, fragments) };
    },
  },
  formats: {
    official: {
      kind: 'official',
      noun: 'question',
      minutes: 45,
      count: 25,
      made: msg`ten or eleven fragments, with two or three questions each`,
      enough: 18,
      isReplayed: true,
      readsQuestionFirst: true,
      source: LANGUAGE_EXAMS,
    },
    practice: {
      kind: 'practice',
      noun: 'question',
      minutes: 30,
      count: 30,
      made: msg`fragments of all exams, with two or three questions each`,
      enough: 18,
      isReplayed: true,
      readsQuestionFirst: true,
      source: OWN_FORMAT,
    },
  },
  examined: msg`multiple choice about video and audio; the question is also read aloud.`,
  readiness: { questionsNeeded: 20, guessed: ONE_IN_THREE, ofWhat: msg`of the questions right` },
  work: {
    amount: (count) => msg`${plural(count, { one: '# listening question', other: '# listening questions' })}`,
    task: (count) =>
      msg`Answer ${plural(count, { one: '# listening question', other: '# listening questions' })}`,
    link: calmPractice(PATHS.listeningGame),
    usualSeconds: 60,
    leastSeconds: 60,
    fromWords: WORDS_TO_BEGIN.understanding,
  },
  texts: [
    {
      title: msg`Listening fragments`,
      prefixes: ['listening'],
      async load() {
        const [{ fragmentTexts }, { rows }] = await Promise.all([
          import('#exam/screens/fragment-texts.ts'),
          import('#content/exam/listening-items.ts'),
        ]);
        return fragmentTexts(LISTENING, rows);
      },
    },
    {
      title: msg`Listening exams`,
      prefixes: ['mock-listening-'],
      async load() {
        const [{ examFragmentTexts }, fragments] = await Promise.all([
          import('#exam/screens/fragment-texts.ts'),
          examContent(),
        ]);
        return examFragmentTexts(LISTENING, fragments);
      },
    },
  ],
  banks: [
    {
      prefix: 'question:listening-',
      isPlanned: true,
      async load() {
        const [{ listeningBank }, { LISTENING_QUESTIONS }] = await Promise.all([
          import('#exam/exam-bank.ts'),
          import('#content/exam/listening-questions.ts'),
        ]);
        return listeningBank(LISTENING, LISTENING_QUESTIONS);
      },
    },
    {
      prefix: 'question:mock-listening-',
      async load() {
        const [{ listeningExamBank }, fragments] = await Promise.all([
          import('#exam/exam-bank.ts'),
          examContent(),
        ]);
        return listeningExamBank(LISTENING, fragments);
      },
    },
  ],
};

async function examContent() {
  const { LISTENING_EXAM_FRAGMENTS } = await import('#content/mock-exam/listening-exams.ts');
  return LISTENING_EXAM_FRAGMENTS;
}
