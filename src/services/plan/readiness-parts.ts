import type { Projection } from '#domain/memory/projection.ts';
import { readinessOf, type Readiness } from '#domain/memory/readiness.ts';
import type { ExamPart } from '#domain/plan/exam-dates.ts';
import { BUILT_QUESTIONS } from '#services/plan/built-work.ts';
import { PATHS, type AppPath } from '#services/paths.ts';

/** A part of the exam, and from when on and how something is said about it (MEM-11). */
export interface ReadinessOfPart {
  readonly part: ExamPart;
  readonly title: string;
  readonly page: AppPath;
  /** Different ones. */
  readonly questionsNeeded: number;
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
    questionsNeeded: 20,
    examQuestions: 25,
    guessed: ONE_IN_THREE,
    ofWhat: 'of the questions right',
  },
  {
    part: 'writing',
    title: 'Writing',
    page: PATHS.writingGame,
    questionsNeeded: 8,
    examQuestions: 4,
    guessed: 0,
    ofWhat: 'of the texts with what the task asks for',
    note: 'The app can’t judge your Dutch. It counts texts that have what it can look for.',
  },
  {
    part: 'listening',
    title: 'Listening',
    page: PATHS.listeningGame,
    questionsNeeded: 20,
    examQuestions: 25,
    guessed: ONE_IN_THREE,
    ofWhat: 'of the questions right',
  },
  {
    part: 'speaking',
    title: 'Speaking',
    page: PATHS.speakingGame,
    questionsNeeded: 16,
    examQuestions: 16,
    guessed: 0,
    ofWhat: 'of the questions answered aloud',
    note: 'The app can’t judge how you speak. What you answered aloud counts as right.',
  },
  {
    part: 'knm',
    title: 'KNM',
    page: PATHS.knmGame,
    questionsNeeded: 30,
    examQuestions: 40,
    guessed: ONE_IN_THREE,
    ofWhat: 'of the questions right',
  },
];

export interface PartReadiness {
  readonly part: ReadinessOfPart;
  readonly readiness: Readiness;
}

/**
 * How ready a person is for each part, in the order of the exam.
 * @param partOf told by the id alone, as the catalogue does
 * @param now ms since 1970
 * @param inBank how many questions the app has of each part
 */
export function readinessOfParts(
  projection: Projection,
  partOf: (itemId: string) => ExamPart | null,
  now: number,
  inBank: Readonly<Partial<Record<ExamPart, number>>> = BUILT_QUESTIONS,
): readonly PartReadiness[] {
  return READINESS_PARTS.map((part) => {
    const isOfPart = (id: string) => partOf(id) === part.part;
    const known = { ...part, isOfPart, inBank: inBank[part.part] ?? 0 };
    return { part, readiness: readinessOf(projection, known, now) };
  });
}

const STEP_PERCENT = 5;

/** In percent, rounded outwards: the range is never made narrower than it is. */
export function roundedRange({ low, high }: { readonly low: number; readonly high: number }): {
  readonly from: number;
  readonly to: number;
} {
  return {
    from: Math.floor((low * 100) / STEP_PERCENT) * STEP_PERCENT,
    to: Math.min(100, Math.ceil((high * 100) / STEP_PERCENT) * STEP_PERCENT),
  };
}
