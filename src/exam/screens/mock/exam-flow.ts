import type { ComponentType } from 'react';
import type { ExamFormat } from '#content/mock-exam/formats.ts';
import type { AnyPast, DeskEvent } from '#exam/engine/desk.ts';
import { counted } from '#lib/counted.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import type { Random } from '#lib/random.ts';
import type { Untimed } from '#practice/play.ts';

/** A question or task on a paper. */
export interface Asked {
  readonly id: string;
}

/** An exam that can be sat. */
export interface MockExam<On extends Asked = Asked> {
  readonly id: string;
  /** `Exam 1` */
  readonly title: string;
  readonly format: ExamFormat;
  /** @param seen ids of the questions of earlier sittings */
  readonly paper: (seen: ReadonlySet<string>, random: Random) => readonly On[];
}

/** A part of the exam, as far as the screens know it that are the same for all: the choice of an exam, its start, its history. */
export interface ExamFlow<Past extends AnyPast = AnyPast, On extends Asked = Asked> {
  /** `Reading` */
  readonly title: string;
  readonly exams: readonly MockExam<On>[];
  /** How one works through it, told before the start. */
  readonly rules: readonly string[];
  /** What else one chooses before the start. */
  readonly Choices?: ComponentType;
  /** Where a sitting begins: at the screen of the first theme, where there are such screens. */
  readonly beginsAt: 'question' | 'divider';
  /** Whether there still is what a past sitting asked. */
  readonly isAsked: (asked: Past['paper'][number]) => boolean;
  /** How a past sitting went, in a few words: `12 of 25 right`. */
  readonly scoreOf: (sitting: Past) => string;
}

/** What every sitting understands. */
export type DeskMove<On extends Asked = Asked> = Untimed<DeskEvent<On>>;

/** What an exam asks: `question` or `task`. */
export function nounOf({ part }: ExamFormat): 'question' | 'task' {
  return part === 'writing' || part === 'speaking' ? 'task' : 'question';
}

/** The same while it is sat, when nothing is in English (MOC-02). */
export const DUTCH_NOUNS = {
  question: { name: 'Vraag', one: 'vraag', many: 'vragen' },
  task: { name: 'Opdracht', one: 'opdracht', many: 'opdrachten' },
} as const;

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** What is told of a sitting in a line. */
export function sittingFigures(
  exams: readonly Pick<MockExam, 'id' | 'title'>[],
  { examId, startedAt, endedAt }: AnyPast,
): { readonly title: string; readonly day: string; readonly length: string } {
  return {
    title: exams.find(({ id }) => id === examId)?.title ?? 'Exam',
    day: DAY.format(startedAt),
    length: lengthText(endedAt - startedAt),
  };
}

/** `45 minutes` */
function lengthText(ms: number): string {
  return ms < MINUTE_MS ? 'less than a minute' : counted(Math.round(ms / MINUTE_MS), 'minute');
}
