import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** How a part is sat: a record, so that other figures are another record and no other code (MOC-01, MOC-12). */
export interface ExamFormat {
  /** As DUO holds it, or as this app's page about the exam promises it (EXM-01). */
  readonly kind: 'official' | 'practice';
  /** What it asks, and what points are given for. */
  readonly noun: 'question' | 'task';
  readonly minutes: number;
  /** Questions, or tasks. */
  readonly count: number;
  /** What it is made of. */
  readonly made: MessageDescriptor;
  /** Right answers, or points, from which this app calls it enough. No official norm is published: this one is the app's own. */
  readonly enough: number;
  /** Whether a fragment may be heard again (MOC-08); only where something is heard. */
  readonly isReplayed?: boolean;
  /** Whether each question is read aloud before its fragment (MOC-08); only where something is heard. */
  readonly readsQuestionFirst?: boolean;
  /** Where the figures are from, and when they were last read there. */
  readonly source: { readonly name: MessageDescriptor; readonly url: string; readonly checkedOn: string };
}

/** The two formats of a part. */
export interface ExamFormats {
  readonly official: ExamFormat;
  readonly practice: ExamFormat;
}

/** `25 questions`, `4 tasks` */
export function countText(count: number, noun: ExamFormat['noun']): MessageDescriptor {
  return noun === 'question'
    ? msg`${plural(count, { one: '# question', other: '# questions' })}`
    : msg`${plural(count, { one: '# task', other: '# tasks' })}`;
}
