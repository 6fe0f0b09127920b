import type { ExamPart } from '#domain/plan/exam-dates.ts';
import { PATHS, type AppPath } from '#services/paths.ts';

/** What each part of the exam is called on the screen, and where it is practised. */
export const EXAM_PART_NAMES: Readonly<Record<ExamPart, { readonly name: string; readonly page: AppPath }>> =
  {
    reading: { name: 'Reading', page: PATHS.readingGame },
    listening: { name: 'Listening', page: PATHS.listeningGame },
    writing: { name: 'Writing', page: PATHS.writingGame },
    speaking: { name: 'Speaking', page: PATHS.speakingGame },
    knm: { name: 'KNM', page: PATHS.knmGame },
  };
