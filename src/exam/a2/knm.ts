import { OFFICIAL_FORMATS, PRACTICE_FORMATS } from '#content/mock-exam/formats.ts';
import { ONE_IN_THREE, type ExamPart } from '#exam/part.ts';
import { PATHS } from '#routes/paths.ts';
import { route } from '#routes/routes.ts';

export const KNM: ExamPart = {
  id: 'a2-knm',
  level: 'a2',
  skill: 'knowledge',
  name: 'KNM',
  inSentence: 'KNM',
  game: {
    path: PATHS.knmGame,
    title: 'KNM game',
    load: () => import('#exam/screens/choose/knm-game-screen.tsx'),
  },
  formats: { official: OFFICIAL_FORMATS.knm, practice: PRACTICE_FORMATS.knm },
  readiness: { questionsNeeded: 30, guessed: ONE_IN_THREE, ofWhat: 'of the questions right' },
  work: {
    name: 'KNM game',
    one: 'KNM question',
    verb: 'Answer',
    link: route('knmGame', { kind: 'calm', theme: null }),
    usualSeconds: 25,
    leastSeconds: 20,
  },
  banks: [
    {
      // The questions of the game and of the mock exams: some went from one to the other, and an id stays.
      prefix: 'question:knm-',
      isPlanned: true,
      load: async () => (await import('#exam/screens/exam-bank.ts')).loadKnm(),
    },
  ],
};
