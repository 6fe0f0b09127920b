import { OFFICIAL_FORMATS, PRACTICE_FORMATS } from '#content/mock-exam/formats.ts';
import { ONE_IN_THREE, type ExamPart } from '#exam/part.ts';
import { PATHS } from '#routes/paths.ts';
import { route } from '#routes/routes.ts';

export const LISTENING: ExamPart = {
  id: 'a2-listening',
  level: 'a2',
  skill: 'listening',
  name: 'Listening',
  inSentence: 'listening',
  game: {
    path: PATHS.listeningGame,
    title: 'Listening game',
    load: () => import('#exam/screens/choose/listening-game-screen.tsx'),
  },
  formats: { official: OFFICIAL_FORMATS.listening, practice: PRACTICE_FORMATS.listening },
  readiness: { questionsNeeded: 20, guessed: ONE_IN_THREE, ofWhat: 'of the questions right' },
  work: {
    name: 'Listening game',
    one: 'listening question',
    verb: 'Answer',
    link: route('listeningGame', { kind: 'calm', theme: null }),
    usualSeconds: 60,
    leastSeconds: 60,
  },
  banks: [
    {
      prefix: 'question:listening-',
      isPlanned: true,
      load: async () => (await import('#exam/screens/exam-bank.ts')).loadListening(),
    },
    {
      prefix: 'question:mock-listening-',
      load: async () => (await import('#exam/screens/exam-bank.ts')).loadListeningExams(),
    },
  ],
};
