import {
  deskAfter,
  handedIn,
  type Desk,
  type DeskEvent,
  type HandedIn,
  type Sat,
  type UnderWay,
} from './desk.ts';
import type { SelfRating, SpeakingCriterion } from './speaking-rating.ts';

/** A recording of a task. Its sound is stored separately, under this id. */
export interface ExamTake {
  readonly id: string;
  readonly durationMs: number;
  /** How much of it somebody speaks. */
  readonly spokenMs: number;
  /** How loud the speaking is, from 0 to 1. */
  readonly level: number;
}

interface SpeakingSat extends Sat<ExamTake> {
  /** The tasks without a microphone, which the result mentions. */
  readonly unrecordable: readonly string[];
}

/** A speaking exam under way. Plain data: after a crash it is what it was before it, but for a recording that just ran (MOC-04). */
export interface SpeakingSitting extends SpeakingSat, UnderWay {}

/** By task id: what one gave oneself. */
export type SelfRatings = Readonly<Record<string, SelfRating>>;

/** One that was handed in, with what its speaker thinks of it (MOC-10). */
export interface PastSpeaking extends SpeakingSat, HandedIn {
  readonly ratings: SelfRatings;
}

export type SpeakingDesk = Desk<SpeakingSitting, PastSpeaking>;

export const NO_SPEAKING: SpeakingDesk = { current: null, past: [] };

type SpeakingEvent = { readonly at: number } & (
  | { readonly kind: 'take-kept'; readonly taskId: string; readonly take: ExamTake }
  | { readonly kind: 'recording-impossible'; readonly taskId: string }
);

/** In a sitting that was handed in. */
interface Rated {
  readonly at: number;
  readonly kind: 'rated';
  readonly sittingId: string;
  readonly taskId: string;
  readonly criterion: SpeakingCriterion;
  readonly points: number;
}

export type SpeakingExamEvent = DeskEvent | SpeakingEvent | Rated;

/** The desk after an event. An event that makes no sense now leaves the very same desk. */
export function speakingExamReducer(desk: SpeakingDesk, event: SpeakingExamEvent): SpeakingDesk {
  if (event.kind === 'rated') return rated(desk, event);
  return deskAfter<SpeakingSitting, PastSpeaking, SpeakingEvent, { readonly id: string }>(desk, event, {
    begin: (started) => ({ ...started, unrecordable: [] }),
    close: (sitting, end) => ({
      ...handedIn(sitting, end),
      unrecordable: sitting.unrecordable,
      ratings: {},
    }),
    step: speak,
  });
}

function speak(sitting: SpeakingSitting, event: SpeakingEvent): SpeakingSitting {
  if (event.kind === 'take-kept') return take(sitting, event.taskId, event.take);
  const { unrecordable } = sitting;
  if (unrecordable.includes(event.taskId) || !has(sitting, event.taskId)) return sitting;
  return { ...sitting, unrecordable: [...unrecordable, event.taskId] };
}

/** The newest take counts. A take without speech does not count (SPE-03). */
function take(sitting: SpeakingSitting, taskId: string, recorded: ExamTake): SpeakingSitting {
  if (!has(sitting, taskId) || recorded.spokenMs === 0) return sitting;
  return {
    ...sitting,
    answers: { ...sitting.answers, [taskId]: recorded },
    // There was a microphone after all.
    unrecordable: sitting.unrecordable.filter((id) => id !== taskId),
  };
}

function rated(desk: SpeakingDesk, { sittingId, taskId, criterion, points }: Rated): SpeakingDesk {
  const sitting = desk.past.find(({ id }) => id === sittingId);
  if (sitting?.answers[taskId] === undefined) return desk;
  const before = sitting.ratings[taskId];
  if (before?.[criterion] === points) return desk;
  const ratings = { ...sitting.ratings, [taskId]: { ...before, [criterion]: points } };
  return { ...desk, past: desk.past.map((one) => (one === sitting ? { ...sitting, ratings } : one)) };
}

function has({ paper }: SpeakingSitting, taskId: string): boolean {
  return paper.some(({ id }) => id === taskId);
}

/** The ids of all takes of a desk: other sounds are no longer needed. */
export function takeIdsOf({ current, past }: SpeakingDesk): ReadonlySet<string> {
  const sittings = current === null ? past : [current, ...past];
  return new Set(sittings.flatMap(({ answers }) => Object.values(answers).map(({ id }) => id)));
}

/** What one gave oneself for each recorded task: one without a recording can't be rated. */
export function ratingsOf({
  answers,
  ratings,
}: Pick<PastSpeaking, 'answers' | 'ratings'>): readonly SelfRating[] {
  return Object.keys(answers).map((taskId) => ratings[taskId] ?? {});
}

/** How much was spoken in a sitting. */
export function spokenMsOf({ answers }: Pick<SpeakingSat, 'answers'>): number {
  return Object.values(answers).reduce((sum, { spokenMs }) => sum + spokenMs, 0);
}
