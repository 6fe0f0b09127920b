import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExamPart, ExamTask } from '#exam/part.ts';
import { enoughOf } from '#learning/mock-exams.ts';
import { rightShareOf, type MockResult } from '#learning/rules/mock-results.ts';

type Score = (right: number, asked: number) => MessageDescriptor;

/** What counts as right: an option, or a text or an answer that its author rated as good enough (JDG-07). */
const ENOUGH: Readonly<Record<ExamTask, Score>> = {
  choose: (right, asked) => msg`${right} of ${asked} right, enough`,
  write: (right, asked) => msg`${right} of ${asked} texts good enough, enough`,
  speak: (right, asked) => msg`${right} of ${asked} answers good enough, enough`,
};

const NOT_ENOUGH: Readonly<Record<ExamTask, Score>> = {
  choose: (right, asked) => msg`${right} of ${asked} right, not enough yet`,
  write: (right, asked) => msg`${right} of ${asked} texts good enough, not enough yet`,
  speak: (right, asked) => msg`${right} of ${asked} answers good enough, not enough yet`,
};

/** `18 of 25 right, enough`, `2 of 4 texts good enough, not enough yet`: a mock exam in a few words. */
export function scoreText(part: ExamPart, result: MockResult): MessageDescriptor {
  const { right, asked, answered } = result;
  const share = rightShareOf(result);
  if (share === null) return msg`${answered} of ${asked} answered, not rated yet`;
  return (share >= enoughOf(part) ? ENOUGH : NOT_ENOUGH)[part.task](right, asked);
}
