import type { Paper } from '#domain/exam/mock/paper.ts';

/** How much time somebody takes: the format's own, half as much again, or as long as they like (MOC-05). */
export const TIME_ALLOWANCES = ['official', 'longer', 'untimed'] as const;
export type TimeAllowance = (typeof TIME_ALLOWANCES)[number];

const LONGER = 1.5;

/** How long a sitting lasts, in ms; null: no time runs. */
export function allowedMs(formatMs: number, allowance: TimeAllowance): number | null {
  if (allowance === 'untimed') return null;
  return allowance === 'longer' ? formatMs * LONGER : formatMs;
}

/** What was sat: the same in a sitting under way and in one that was handed in. */
interface Sat {
  /** A uuid: a past sitting is reopened by it (MOC-11). */
  readonly id: string;
  /** Which exam of the part, or which practice format. */
  readonly examId: string;
  readonly paper: Paper;
  readonly allowance: TimeAllowance;
  /** In ms since 1970. */
  readonly startedAt: number;
  /** By question id, the option chosen last, by its place in the content. */
  readonly answers: Readonly<Record<string, number>>;
  readonly flagged: readonly string[];
  /** The fragments whose text was shown because they could not be played: read and not heard. */
  readonly readFragments: readonly string[];
  /** By question id, how long it stood on the screen, in ms. */
  readonly spentMs: Readonly<Record<string, number>>;
}

/**
 * Where one is: at a question by its place in the paper, at the screen that opens the theme of which it is the first, or at the
 * list of all.
 */
export type ExamView =
  | { readonly kind: 'question' | 'divider'; readonly place: number }
  | { readonly kind: 'overview' };

/** A sitting of a part with options, under way. Plain data: after a crash it is what it was before it (MOC-04). */
export interface ChoiceSitting extends Sat {
  readonly view: ExamView;
  /** Since when the view is on the screen; the time away from a closed page counts as spent, for the clock went on. */
  readonly viewedAt: number;
  /** In ms since 1970; null: no time runs. */
  readonly endsAt: number | null;
  /** How often each fragment was played to its end, by its id (MOC-08). */
  readonly played: Readonly<Record<string, number>>;
}

/** A sitting that was handed in. Whether an answer is right is told by the content, not kept. */
export interface PastSitting extends Sat {
  readonly endedAt: number;
  readonly by: 'person' | 'time';
}

/** All sittings of one part: the one under way, and those before it, the newest first (MOC-11). */
export interface ExamDesk {
  readonly current: ChoiceSitting | null;
  readonly past: readonly PastSitting[];
}

export const EMPTY_DESK: ExamDesk = { current: null, past: [] };

/** What happened, and when (`at`, in ms since 1970): what comes after the end finds the sitting handed in already. */
export type ExamEvent = { readonly at: number } & (
  | {
      readonly kind: 'sitting-started';
      readonly id: string;
      readonly examId: string;
      readonly paper: Paper;
      readonly allowance: TimeAllowance;
      /** Of the format; how much of it is given follows from the allowance. */
      readonly formatMs: number;
      /** Where it begins: at the screen of the first theme, where there are such screens. */
      readonly view: ExamView;
    }
  | { readonly kind: 'option-chosen'; readonly questionId: string; readonly option: number }
  | { readonly kind: 'flag-toggled'; readonly questionId: string }
  | { readonly kind: 'moved'; readonly to: ExamView }
  | { readonly kind: 'fragment-played'; readonly fragmentId: string }
  | { readonly kind: 'fragment-text-shown'; readonly fragmentId: string }
  | { readonly kind: 'handed-in' }
  | { readonly kind: 'time-expired' }
);

/** The desk after an event. An event that makes no sense now leaves the very same desk. */
export function examReducer(desk: ExamDesk, event: ExamEvent): ExamDesk {
  const { current } = desk;
  if (current === null) return event.kind === 'sitting-started' ? begin(desk, event) : desk;
  if (current.endsAt !== null && event.at >= current.endsAt)
    return end(desk, current, 'time', current.endsAt);
  if (event.kind === 'handed-in') return end(desk, current, 'person', event.at);
  const next = sit(current, event);
  return next === current ? desk : { ...desk, current: next };
}

function begin({ past }: ExamDesk, event: Extract<ExamEvent, { kind: 'sitting-started' }>): ExamDesk {
  const { at, id, examId, paper, allowance, formatMs, view } = event;
  const lasts = allowedMs(formatMs, allowance);
  return {
    past,
    current: {
      id,
      examId,
      paper,
      allowance,
      startedAt: at,
      answers: {},
      flagged: [],
      readFragments: [],
      spentMs: {},
      view,
      viewedAt: at,
      endsAt: lasts === null ? null : at + lasts,
      played: {},
    },
  };
}

function sit(sitting: ChoiceSitting, event: ExamEvent): ChoiceSitting {
  switch (event.kind) {
    case 'option-chosen':
      return choose(sitting, event.questionId, event.option);
    case 'flag-toggled':
      return toggleFlag(sitting, event.questionId);
    case 'moved':
      return move(sitting, event.to, event.at);
    case 'fragment-played': {
      const times = (sitting.played[event.fragmentId] ?? 0) + 1;
      return { ...sitting, played: { ...sitting.played, [event.fragmentId]: times } };
    }
    case 'fragment-text-shown': {
      const { readFragments } = sitting;
      if (readFragments.includes(event.fragmentId)) return sitting;
      return { ...sitting, readFragments: [...readFragments, event.fragmentId] };
    }
    // A sitting is under way, and its end is not a step of it.
    case 'sitting-started':
    case 'handed-in':
    case 'time-expired':
      return sitting;
  }
}

function choose(sitting: ChoiceSitting, questionId: string, option: number): ChoiceSitting {
  const isOffered = sitting.paper.some(({ id, options }) => id === questionId && options.includes(option));
  if (!isOffered || sitting.answers[questionId] === option) return sitting;
  return { ...sitting, answers: { ...sitting.answers, [questionId]: option } };
}

function toggleFlag(sitting: ChoiceSitting, questionId: string): ChoiceSitting {
  if (!sitting.paper.some(({ id }) => id === questionId)) return sitting;
  const others = sitting.flagged.filter((id) => id !== questionId);
  const isFlagged = others.length < sitting.flagged.length;
  return { ...sitting, flagged: isFlagged ? others : [...others, questionId] };
}

function move(sitting: ChoiceSitting, to: ExamView, at: number): ChoiceSitting {
  if (to.kind !== 'overview' && sitting.paper[to.place] === undefined) return sitting;
  return { ...sitting, view: to, viewedAt: at, spentMs: spentBy(sitting, at) };
}

function spentBy({ view, paper, spentMs, viewedAt }: ChoiceSitting, at: number): ChoiceSitting['spentMs'] {
  const id = view.kind === 'question' ? paper[view.place]?.id : undefined;
  if (id === undefined) return spentMs;
  // A device whose clock was set back has spent no less than no time.
  return { ...spentMs, [id]: (spentMs[id] ?? 0) + Math.max(at - viewedAt, 0) };
}

function end({ past }: ExamDesk, sitting: ChoiceSitting, by: PastSitting['by'], at: number): ExamDesk {
  const { id, examId, paper, allowance, startedAt, answers, flagged, readFragments } = sitting;
  const spentMs = spentBy(sitting, at);
  const sat = { id, examId, paper, allowance, startedAt, answers, flagged, readFragments };
  const handedIn: PastSitting = { ...sat, spentMs, endedAt: at, by };
  return { current: null, past: [handedIn, ...past] };
}

/** The ids of the questions that have no answer, in the order of the paper: handing in names them (MOC-03). */
export function openQuestions({ paper, answers }: Pick<Sat, 'paper' | 'answers'>): string[] {
  return paper.flatMap(({ id }) => (answers[id] === undefined ? [id] : []));
}

/** The ids of all questions of earlier sittings: a new paper repeats none of them as long as there are others (MOC-06). */
export function seenQuestions({ past }: ExamDesk): ReadonlySet<string> {
  return new Set(past.flatMap(({ paper }) => paper.map(({ id }) => id)));
}
