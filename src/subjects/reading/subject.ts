import { msg, plural } from '@lingui/core/macro';
import { PATHS } from '#routes/paths.ts';
import type { Subject } from '#subjects/subject.ts';
import { ROOM_QUESTIONS } from './rules/reading-past.ts';

/** To read a text with its words to learn before: four in five of the texts have 80 to 160 words. */
const SECONDS_A_TEXT = 120;
const QUESTIONS_A_TEXT = 3;
/** The first 300 words of the path cover four in five words of the easiest texts (PTH-07). */
const WORDS_TO_READ = 300;

/** With a text every day the exam’s own tasks fall behind (docs/simulation.md, PTH-06). */
const REST_DAYS = 4;

/** The reading room (RDG-03). */
export const READING_ROOM: Subject = {
  id: 'reading-room',
  page: {
    path: PATHS.reading,
    title: msg`Reading room`,
    load: () => import('./reading-screen.tsx'),
  },
  nav: { label: msg`Reading` },
  work: {
    serves: ['reading'],
    name: msg`Reading room`,
    amount: (count) =>
      msg`${plural(count, { one: '# question about a short text', other: '# questions about a short text' })}`,
    task: (count) =>
      msg`Answer ${plural(count, { one: '# question about a short text', other: '# questions about a short text' })}`,
    link: PATHS.reading,
    usualSeconds: 20,
    leastSeconds: 15,
    readSeconds: SECONDS_A_TEXT,
    together: QUESTIONS_A_TEXT,
    fromWords: WORDS_TO_READ,
    restDays: REST_DAYS,
  },
  lead: { load: () => import('./reading-lead.tsx'), seconds: SECONDS_A_TEXT },
  progress: { load: () => import('./words-read.tsx') },
  texts: [
    {
      title: msg`Texts of the reading room`,
      prefixes: ['room-'],
      load: async () => (await import('./room-recordings.ts')).loadRoomRecordings(),
    },
  ],
  banks: [
    {
      prefix: ROOM_QUESTIONS,
      isPlanned: true,
      load: async () => (await import('./room-bank.ts')).loadRoomQuestions(),
    },
  ],
};
