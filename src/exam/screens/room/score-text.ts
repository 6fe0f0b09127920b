import type { ExamPart, ExamTask } from '#exam/part.ts';
import { enoughOf } from '#learning/mock-exams.ts';
import { rightShareOf, type MockResult } from '#learning/rules/mock-results.ts';

/** What counts as right: an option, or a text or an answer that its author rated as good enough (JDG-07). */
export const RIGHT: Readonly<Record<ExamTask, string>> = {
  choose: 'right',
  write: 'texts good enough',
  speak: 'answers good enough',
};

/** `18 of 25 right, enough`, `2 of 4 texts good enough, not enough yet`: a mock exam in a few words. */
export function scoreText(part: ExamPart, result: MockResult): string {
  const { right, asked, answered } = result;
  const share = rightShareOf(result);
  if (share === null) return `${answered} of ${asked} answered, not rated yet`;
  return `${right} of ${asked} ${RIGHT[part.task]}, ${share >= enoughOf(part) ? 'enough' : 'not enough yet'}`;
}
