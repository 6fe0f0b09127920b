import type { ExamPart } from '#exam/part.ts';
import type { ExamsByPart } from './kept-exams.ts';
import type { MockExams } from '#learning/rules/mock-plan.ts';
import { mockResults, rightShareOf, type MockResult } from '#learning/rules/mock-results.ts';
import type { Projection } from '#learning/rules/projection.ts';
import { DAY_MS } from '#lib/duration.ts';

/** The share of the questions or tasks of an exam without options that is enough: as in reading and listening. */
const ENOUGH_OF_TASKS = 0.6;

/**
 * How they went, the newest first. Where the app itself says what is right, an answer that the log does not have, such as one to a question that
 * is not in the app any more, was not right: nobody will rate it, and the share is that of all questions.
 */
export function resultsOfPart(
  projection: Projection,
  { id, task }: Pick<ExamPart, 'id' | 'task'>,
  exams: ExamsByPart,
): readonly MockResult[] {
  const results = mockResults(projection, exams.get(id)?.handedIn ?? []);
  return task === 'choose' ? results.map(withoutUnrated) : results;
}

/** As long as the log has none of its answers, it is not known how it went. */
function withoutUnrated(result: MockResult): MockResult {
  return result.unrated === result.asked ? result : { ...result, unrated: 0 };
}

/** The share of right answers that this app calls enough. No official norm is published. */
export function enoughOf({ task, formats }: ExamPart): number {
  const { enough, count } = formats.official;
  return task === 'choose' ? enough / count : ENOUGH_OF_TASKS;
}

/**
 * The mock exams for the plan.
 * @param dayStart when the person's day began, ms since 1970
 */
export function mockExamsOf(
  projection: Projection,
  parts: readonly ExamPart[],
  exams: ExamsByPart,
  dayStart: number,
): readonly MockExams[] {
  return parts.map((part) => ({
    part: part.id,
    minutes: part.formats.official.minutes,
    exams: part.mock.exams,
    enough: enoughOf(part),
    sittings: resultsOfPart(projection, part, exams).map((result) => ({
      daysAgo: Math.max(0, Math.ceil((dayStart - result.endedAt) / DAY_MS)),
      rightShare: rightShareOf(result),
    })),
  }));
}
