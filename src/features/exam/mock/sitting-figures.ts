import type { PastSitting } from '#domain/exam/mock/choice-sitting.ts';
import type { AnyMockPart } from '#features/exam/mock/mock-part.ts';
import { MINUTE_MS } from '#lib/duration.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** What is told of a sitting in a line. */
export function sittingFigures(
  { exams }: AnyMockPart,
  { examId, startedAt, endedAt }: PastSitting,
): { readonly title: string; readonly day: string; readonly minutes: number } {
  return {
    title: exams.find(({ id }) => id === examId)?.title ?? 'Exam',
    day: DAY.format(startedAt),
    minutes: Math.max(Math.round((endedAt - startedAt) / MINUTE_MS), 0),
  };
}

/** How many answers of a sitting were right. */
export function rightIn(part: AnyMockPart, { paper, answers }: PastSitting): number {
  return paper.filter(({ id }) => answers[id] !== undefined && answers[id] === part.items.get(id)?.correct)
    .length;
}
