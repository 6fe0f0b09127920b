import type { ExamPart } from '#services/catalogue/catalogue.ts';
import { PATHS, type AppPath } from '#services/paths.ts';

/** A part of the exam, and from when on and how something is said about it (MEM-11). */
export interface ReadinessOfPart {
  readonly part: ExamPart;
  readonly title: string;
  readonly page: AppPath;
  readonly answersNeeded: number;
  /** How many the official exam has (content/exam/official-format.ts). */
  readonly examQuestions: number;
  /** Which share one gets right by guessing. */
  readonly guessed: number;
  /** What stands behind the range: `of such questions right`. */
  readonly ofWhat: string;
  /** Where the app can't judge the Dutch itself. */
  readonly note?: string;
}

/** Of three options. */
const ONE_IN_THREE = 1 / 3;

/** In the order of EXM-01. A text or a spoken answer takes longer than a choice, so fewer of them must be enough. */
export const READINESS_PARTS: readonly ReadinessOfPart[] = [
  {
    part: 'reading',
    title: 'Reading',
    page: PATHS.readingGame,
    answersNeeded: 20,
    examQuestions: 25,
    guessed: ONE_IN_THREE,
    ofWhat: 'of the questions right',
  },
  {
    part: 'writing',
    title: 'Writing',
    page: PATHS.writingGame,
    answersNeeded: 8,
    examQuestions: 4,
    guessed: 0,
    ofWhat: 'of the texts with what the task asks for',
    note: 'The app can’t judge your Dutch. It counts texts that have what it can look for.',
  },
  {
    part: 'listening',
    title: 'Listening',
    page: PATHS.listeningGame,
    answersNeeded: 20,
    examQuestions: 25,
    guessed: ONE_IN_THREE,
    ofWhat: 'of the questions right',
  },
  {
    part: 'speaking',
    title: 'Speaking',
    page: PATHS.speakingGame,
    answersNeeded: 16,
    examQuestions: 16,
    guessed: 0,
    ofWhat: 'of the questions answered aloud',
    note: 'The app can’t judge how you speak. It counts the questions that you answered aloud.',
  },
  {
    part: 'knm',
    title: 'KNM',
    page: PATHS.knmGame,
    answersNeeded: 30,
    examQuestions: 40,
    guessed: ONE_IN_THREE,
    ofWhat: 'of the questions right',
  },
];
