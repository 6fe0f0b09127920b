import type { SittingMode } from './game-rules.ts';

/** How much time somebody takes: the format's own, half as much again, or as long as they like (MOC-05). */
export const TIME_ALLOWANCES = ['official', 'longer', 'untimed'] as const;
export type TimeAllowance = (typeof TIME_ALLOWANCES)[number];

const LONGER = 1.5;

/** How long a sitting lasts, in ms; null: no time runs. */
export function allowedMs(formatMs: number, allowance: TimeAllowance): number | null {
  if (allowance === 'untimed') return null;
  return allowance === 'longer' ? formatMs * LONGER : formatMs;
}

/** The common content of sittings under way and submitted ones, for every part. */
export interface Sat<Answer, Asked extends { readonly id: string } = { readonly id: string }> {
  /** A uuid: a past sitting is reopened by it (MOC-11). */
  readonly id: string;
  /** Which exam of the part, or which practice format. */
  readonly examId: string;
  /** The questions or tasks, in the order in which they are asked. */
  readonly paper: readonly Asked[];
  readonly allowance: TimeAllowance;
  /** In ms since 1970. */
  readonly startedAt: number;
  /** By question or task id, what was answered last. */
  readonly answers: Readonly<Record<string, Answer>>;
  readonly flagged: readonly string[];
  /** By question or task id, how long it stood on the screen, in ms. */
  readonly spentMs: Readonly<Record<string, number>>;
}

/**
 * Where one is: at a question or task by its place in the paper, at the screen that opens the theme of which it is the first,
 * or at the list of all.
 */
export type ExamView =
  | { readonly kind: 'question' | 'divider'; readonly place: number }
  | { readonly kind: 'overview' };

/** What a sitting has only while it is under way. */
export interface UnderWay {
  readonly view: ExamView;
  /** Since when the view is on the screen; the time away from a closed page counts as spent, for the clock went on. */
  readonly viewedAt: number;
  /** In ms since 1970; null: no time runs. */
  readonly endsAt: number | null;
}

/** What a sitting has once it was handed in. */
export interface HandedIn {
  readonly endedAt: number;
  readonly by: 'person' | 'time';
}

/** A sitting of any part. */
export type AnyCurrent = Sat<unknown> & UnderWay;
export type AnyPast = Sat<unknown> & HandedIn;

/** All sittings of one part: the one under way, and those before it, the newest first (MOC-11). */
export interface Desk<Current extends AnyCurrent = AnyCurrent, Past extends AnyPast = AnyPast> {
  readonly current: Current | null;
  readonly past: readonly Past[];
}

/** A game and calm practice are sat under their own names, where a mock exam has the id of the exam. */
export function modeOf({ examId }: { readonly examId: string }): SittingMode {
  return examId === 'game' || examId === 'calm' ? examId : 'exam';
}

/** What happens in a sitting of any part, and when (`at`, in ms since 1970). */
export type DeskEvent<Asked extends { readonly id: string } = { readonly id: string }> = {
  readonly at: number;
} & (
  | {
      readonly kind: 'sitting-started';
      readonly id: string;
      readonly examId: string;
      readonly paper: readonly Asked[];
      readonly allowance: TimeAllowance;
      /** Of the format; how much of it is given follows from the allowance. */
      readonly formatMs: number;
      /** Where it begins: at the screen of the first theme, where there are such screens. */
      readonly view: ExamView;
    }
  | { readonly kind: 'flag-toggled'; readonly questionId: string }
  | { readonly kind: 'moved'; readonly to: ExamView }
  | { readonly kind: 'handed-in' }
  | { readonly kind: 'time-expired' }
);

/** What a part adds to the course that every sitting takes. */
interface PartRules<
  Current extends AnyCurrent,
  Past extends AnyPast,
  Own,
  Asked extends { readonly id: string },
> {
  readonly begin: (started: Sat<never, Asked> & UnderWay) => Current;
  readonly close: (sitting: Current, end: HandedIn) => Past;
  /** Whether an event has its turn in a sitting under way; left out: always. The end of the time needs no leave. */
  readonly isAllowed?: (sitting: Current, event: Own | DeskEvent<Asked>) => boolean;
  /** An event of the part's own; the very same sitting where it makes no sense. */
  readonly step: (sitting: Current, event: Own) => Current;
}

/** The desk after an event of a sitting. An event that makes no sense now leaves the very same desk. */
export function deskAfter<
  Current extends AnyCurrent,
  Past extends AnyPast,
  Own extends { readonly at: number; readonly kind: string },
  Asked extends { readonly id: string },
>(
  desk: Desk<Current, Past>,
  event: DeskEvent<Asked> | Own,
  { begin, close, isAllowed, step }: PartRules<Current, Past, Own, Asked>,
): Desk<Current, Past> {
  const { current, past } = desk;
  if (current === null) {
    if (!isOfDesk(event) || event.kind !== 'sitting-started') return desk;
    return { past, current: begin(begun(event)) };
  }
  const end = endBy(current, event);
  if (end?.by !== 'time' && isAllowed?.(current, event) === false) return desk;
  if (end !== null) return { current: null, past: [close(current, end), ...past] };
  const next = isOfDesk(event) ? atDesk(current, event) : step(current, event);
  return next === current ? desk : { ...desk, current: next };
}

const DESK_EVENTS: ReadonlySet<string> = new Set<DeskEvent['kind']>([
  'sitting-started',
  'flag-toggled',
  'moved',
  'handed-in',
  'time-expired',
]);

function isOfDesk<Asked extends { readonly id: string }>(
  event: DeskEvent<Asked> | { readonly kind: string },
): event is DeskEvent<Asked> {
  return DESK_EVENTS.has(event.kind);
}

function atDesk<Sitting extends AnyCurrent, Asked extends { readonly id: string }>(
  sitting: Sitting,
  event: DeskEvent<Asked>,
): Sitting {
  if (event.kind === 'flag-toggled') return flagToggled(sitting, event.questionId);
  return event.kind === 'moved' ? moved(sitting, event.to, event.at) : sitting;
}

/** How every sitting begins; the part adds what only its own have. */
function begun<Asked extends { readonly id: string }>({
  at,
  id,
  examId,
  paper,
  allowance,
  formatMs,
  view,
}: Extract<DeskEvent<Asked>, { kind: 'sitting-started' }>): Sat<never, Asked> & UnderWay {
  const lasts = allowedMs(formatMs, allowance);
  const endsAt = lasts === null ? null : at + lasts;
  const nothingYet = { answers: {}, flagged: [], spentMs: {} };
  return { id, examId, paper, allowance, startedAt: at, ...nothingYet, view, viewedAt: at, endsAt };
}

/** How an event ends a sitting, or null: after its end it counts as submitted at that time (MOC-04). */
function endBy(
  { endsAt }: Pick<UnderWay, 'endsAt'>,
  { at, kind }: { readonly at: number; readonly kind: string },
): HandedIn | null {
  if (endsAt !== null && at >= endsAt) return { by: 'time', endedAt: endsAt };
  return kind === 'handed-in' ? { by: 'person', endedAt: at } : null;
}

/** The common fields of submitted sittings; each part adds its own. */
export function handedIn<Answer, Asked extends { readonly id: string }>(
  sitting: Sat<Answer, Asked> & UnderWay,
  { by, endedAt }: HandedIn,
): Sat<Answer, Asked> & HandedIn {
  const { id, examId, paper, allowance, startedAt, answers, flagged } = sitting;
  const spentMs = spentBy(sitting, endedAt);
  return { id, examId, paper, allowance, startedAt, answers, flagged, spentMs, endedAt, by };
}

/** Marks or unmarks a question; returns the same sitting if its paper does not contain it. */
function flagToggled<Sitting extends AnyCurrent>(sitting: Sitting, questionId: string): Sitting {
  if (!sitting.paper.some(({ id }) => id === questionId)) return sitting;
  const others = sitting.flagged.filter((id) => id !== questionId);
  const isFlagged = others.length < sitting.flagged.length;
  return { ...sitting, flagged: isFlagged ? others : [...others, questionId] };
}

/** Moves to another place in the paper; returns the same sitting if that does not exist. */
function moved<Sitting extends AnyCurrent>(sitting: Sitting, to: ExamView, at: number): Sitting {
  if (to.kind !== 'overview' && sitting.paper[to.place] === undefined) return sitting;
  return { ...sitting, view: to, viewedAt: at, spentMs: spentBy(sitting, at) };
}

function spentBy({ view, paper, spentMs, viewedAt }: AnyCurrent, at: number): AnyCurrent['spentMs'] {
  const id = view.kind === 'question' ? paper[view.place]?.id : undefined;
  if (id === undefined) return spentMs;
  // A device whose clock was set back has spent no less than no time.
  return { ...spentMs, [id]: (spentMs[id] ?? 0) + Math.max(at - viewedAt, 0) };
}

/** The ids of the questions that have no answer, in the order of the paper: handing in names them (MOC-03). */
export function openQuestions({ paper, answers }: Pick<Sat<unknown>, 'paper' | 'answers'>): string[] {
  return paper.flatMap(({ id }) => (answers[id] === undefined ? [id] : []));
}

/** The ids of all questions of earlier sittings: a new paper repeats none of them as long as there are others (MOC-06). */
export function seenQuestions({ past }: Pick<Desk, 'past'>): ReadonlySet<string> {
  return new Set(past.flatMap(({ paper }) => paper.map(({ id }) => id)));
}
