import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { NextTopics } from './use-next-topics.ts';
import type { DayPlan } from '#learning/components/use-plan.ts';
import type { ExamPart } from '#exam/part.ts';
import type { MockStep } from '#learning/rules/mock-plan.ts';
import { filled } from '#lib/shown-text.ts';
import { route, type RouteLink } from '#routes/routes.ts';

type Share = DayPlan['shares'][number];

/** `Do a mock exam in reading, 65 minutes` */
export function mockText({ minutes }: MockStep, { phrases }: ExamPart): MessageDescriptor {
  return filled(msg({ message: '{task}, {length}' }), {
    task: phrases.doMockExam,
    length: minutesText(minutes),
  });
}

export function mockLink({ slug }: ExamPart): RouteLink {
  return route('mockExam', { kind: 'part', part: slug });
}

/** Where a line of the plan leads: to as many as it names, or to the topic to start with, once that is known. */
export function workLink({ area: { id, link, linkTo }, left }: Share, topics: NextTopics): RouteLink {
  return linkTo?.(left) ?? topics.get(id)?.link ?? link;
}

/** `Learn 10 new words` */
export function taskText({ area: { task }, left }: Share): MessageDescriptor {
  return task(left);
}

/** At least one: nobody plans in seconds. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}

export function minutesText(minutes: number): MessageDescriptor {
  return msg`${plural(minutes, { one: '# minute', other: '# minutes' })}`;
}
