import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType, ReactNode } from 'react';
import type { AnyCurrent, AnyPast, Desk, DeskEvent, HandedIn, Sat, UnderWay } from '#exam/engine/desk.ts';
import type { ExamFormat } from '#exam/engine/exam-format.ts';
import type { ExamPart } from '#exam/part.ts';
import type { DeskRules } from '#exam/screens/use-desk.ts';
import { MINUTE_MS } from '#lib/duration.ts';
import type { Random } from '#lib/random.ts';
import type { Untimed } from '#practice/play.ts';
import type { SittingEntry } from '#storage/sitting-entry.ts';

/** A question or task on a paper. */
export interface Asked {
  readonly id: string;
}

/** An exam that can be sat. */
export interface MockExam<On extends Asked = Asked> {
  readonly id: string;
  /** `Exam 1` */
  readonly title: MessageDescriptor;
  readonly format: ExamFormat;
  /** @param seen ids of the questions of earlier sittings */
  readonly paper: (seen: ReadonlySet<string>, random: Random) => readonly On[];
}

/** What opens a theme or a part, in Dutch as at the exam. */
export interface Opening {
  /** Stands above its heading. */
  readonly lead: string;
  readonly title: string;
  /** What one should know of what follows. */
  readonly note?: ReactNode;
}

export type OpeningOf<On extends Asked> = (paper: readonly On[], place: number) => Opening | undefined;

/** A question or task of a sitting under way. */
export interface TaskProps<Current extends AnyCurrent, Move> {
  readonly sitting: Current;
  /** Which one of the paper. */
  readonly place: number;
  readonly send: (move: Move) => unknown;
  /** Something was done already, so the focus is the exam's to move; not when a page was just opened or reloaded. */
  readonly movesFocus: boolean;
  readonly onNext: () => void;
  /** The ways on; with `action` what is done here before. */
  readonly renderSteps: (action?: ReactNode) => ReactNode;
}

/** A sitting that was handed in. */
export interface ResultProps<Past extends AnyPast, Move> {
  readonly part: ExamPart;
  /** All of its part. */
  readonly exams: readonly Pick<MockExam, 'id' | 'title' | 'format'>[];
  readonly sitting: Past;
  readonly send: (move: Move) => unknown;
}

/** The introduction of a part before the start. */
export interface PartIntro {
  readonly part: ExamPart;
  readonly noun: Noun;
  /** How one works through it. */
  readonly rules: readonly MessageDescriptor[];
  /** What else one chooses. */
  readonly Choices?: ComponentType;
}

/** The mock exams of a part of the exam: their differences from those of other parts. */
export interface MockPart<
  Current extends Sat<unknown, On> & UnderWay,
  Past extends Sat<unknown, On> & HandedIn,
  Move extends object,
  On extends Asked = Asked,
> extends PartIntro {
  readonly exams: readonly MockExam<On>[];
  /** Where its sittings are kept on the device. */
  readonly entry: SittingEntry<Desk<Current, Past>>;
  readonly desk: DeskRules<Current, Past, Move | DeskMove<On>>;
  /** Whether there still is what a sitting asked. */
  readonly isAsked: (asked: On) => boolean;
  /** The theme or part of a question, where each opens with a screen of its own. */
  readonly opening?: OpeningOf<On>;
  /** Around all its screens. */
  readonly Around?: ComponentType<{
    /** Null until it is read. */
    readonly desk: Desk<Current, Past> | null;
    readonly children: ReactNode;
  }>;
  readonly Task: ComponentType<TaskProps<Current, Move | DeskMove<On>>>;
  readonly Result: ComponentType<ResultProps<Past, Move | DeskMove<On>>>;
}

/** What every sitting understands. */
export type DeskMove<On extends Asked = Asked> = Untimed<DeskEvent<On>>;

/** What an exam asks. */
export type Noun = ExamFormat['noun'];

/** The same while it is sat, when nothing is in English (MOC-02). */
export const DUTCH_NOUNS = {
  question: { name: 'Vraag', one: 'vraag', many: 'vragen' },
  task: { name: 'Opdracht', one: 'opdracht', many: 'opdrachten' },
} as const;

/** What a past sitting was. */
export function sittingFigures(
  exams: readonly Pick<MockExam, 'id' | 'title'>[],
  { examId, startedAt, endedAt }: AnyPast,
): { readonly title: MessageDescriptor; readonly minutes: number } {
  const ms = endedAt - startedAt;
  return {
    title: exams.find(({ id }) => id === examId)?.title ?? msg`Exam`,
    minutes: ms < MINUTE_MS ? 0 : Math.round(ms / MINUTE_MS),
  };
}
