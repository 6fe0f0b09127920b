import type { Projection } from './projection.ts';
import { historyOf, isRightGrade } from './study-past.ts';

/** A mock exam as it was handed in. */
export interface HandedInExam {
  /** Of the sitting: its result can be opened by it. */
  readonly id: string;
  /** Which exam of its part. */
  readonly examId: string;
  /** ms since 1970 */
  readonly endedAt: number;
  /** What it asked, by the ids under which answers are logged. */
  readonly asked: readonly string[];
  readonly answered: ReadonlySet<string>;
}

/** How a mock exam went. */
export interface MockResult {
  /** Of the sitting. */
  readonly id: string;
  readonly examId: string;
  readonly endedAt: number;
  readonly asked: number;
  readonly answered: number;
  readonly right: number;
  /** Answered, but not rated: a text that its writer has not checked yet. */
  readonly unrated: number;
}

/** How the mock exams of a part went, by what the log says of their questions, the newest first (MEM-11). */
export function mockResults(projection: Projection, exams: readonly HandedInExam[]): readonly MockResult[] {
  const newestFirst = exams.toSorted((one, other) => other.endedAt - one.endedAt);
  return newestFirst.map((exam, place) => {
    const until = newestFirst[place - 1]?.endedAt ?? Infinity;
    const grades = exam.asked.map((itemId) =>
      exam.answered.has(itemId) ? gradeIn(projection, itemId, exam.endedAt, until) : 'open',
    );
    return {
      id: exam.id,
      examId: exam.examId,
      endedAt: exam.endedAt,
      asked: grades.length,
      answered: grades.filter((grade) => grade !== 'open').length,
      right: grades.filter((grade) => grade === 'right').length,
      unrated: grades.filter((grade) => grade === 'unrated').length,
    };
  });
}

/** The share of all questions that was right; null as long as none is rated. An answer that is missing is not right. */
export function rightShareOf({ asked, right, unrated }: MockResult): number | null {
  return asked === unrated ? null : right / (asked - unrated);
}

/** The answer is logged when the exam is handed in, or rated some time after; the last rating counts. */
function gradeIn(
  projection: Projection,
  itemId: string,
  endedAt: number,
  until: number,
): 'right' | 'wrong' | 'unrated' {
  const rated = historyOf(projection, itemId).findLast(
    ({ at, activity }) =>
      at >= endedAt && at < until && (activity === 'mock-exam' || activity === 'self-rating'),
  );
  if (rated === undefined) return 'unrated';
  return isRightGrade(rated.grade) ? 'right' : 'wrong';
}
