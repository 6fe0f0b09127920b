/** What is done with the items of a step. */
export const STEP_KINDS = ['review', 'learn', 'recall', 'hear', 'read', 'ask', 'page'] as const;

/**
 * `review`: cards that are due; `learn`: new words, introduced and asked at once; `recall`: asked from memory, later in the
 * same session; `hear`: sentences; `read`: a card of a lesson, before questions about it; `ask`: questions; `page`: something
 * larger, done on its own page.
 */
export type StepKind = (typeof STEP_KINDS)[number];

/** A part of a session: some items of one kind, done in their order. */
export interface SessionStep {
  readonly kind: StepKind;
  /** The id of the subject or exam part; null for review, which has items of all. */
  readonly source: string | null;
  /** The ids of its items; for a page its address. */
  readonly items: readonly string[];
  /** How many of them are done, from the first. */
  readonly done: number;
  /** The estimated time of each. */
  readonly secondsEach: number;
}

/** A day's session (PTH-03). It holds only where one is: what was answered is in the study log. */
export interface StudySession {
  /** The day it belongs to: `2026-11-23`. On another day there is another one. */
  readonly day: string;
  readonly minutes: number;
  /** When it was begun, ms since 1970. */
  readonly startedAt: number;
  /** When the page of the current step was opened, ms since 1970; null if it was not. */
  readonly pageOpenedAt: number | null;
  /** Null until it has been worked out. */
  readonly steps: readonly SessionStep[] | null;
}

export type SessionEvent =
  /** What the session holds, or, at its end, some minutes more, or fewer where a mock exam was left out. `minutes`: those of a day with a mock exam, which may be longer than what was chosen. */
  | { readonly kind: 'planned'; readonly steps: readonly SessionStep[]; readonly minutes: number }
  | { readonly kind: 'extended'; readonly minutes: number; readonly steps: readonly SessionStep[] }
  /** `isMissed`: it was not known, and is asked once more at the end, if there is time. */
  | { readonly kind: 'item-done'; readonly item: string; readonly isMissed?: boolean }
  /** It can't be asked here and now: it is left out. */
  | { readonly kind: 'item-passed'; readonly item: string }
  /** The rest of the current step is left out. */
  | { readonly kind: 'step-passed' }
  | { readonly kind: 'page-opened'; readonly at: number };

/** Kept free in a new session for cards that are missed. */
export const MISSED_SHARE = 0.05;
/** How often one item is asked again in a session: what is still not known then is for tomorrow. */
const MOST_TIMES_MISSED = 2;

/** A session that is still to be worked out. */
export function startSession(day: string, minutes: number, startedAt: number): StudySession {
  return { day, minutes, startedAt, pageOpenedAt: null, steps: null };
}

/** The step and the item that come now; null: it is not worked out yet, or finished. */
export function currentStep({ steps }: StudySession): { step: SessionStep; item: string } | null {
  const step = steps?.find(isOpen);
  const item = step?.items[step.done];
  return step === undefined || item === undefined ? null : { step, item };
}

export function isFinished({ steps }: StudySession): boolean {
  return steps !== null && !steps.some(isOpen);
}

/** The estimated time that is left, and that of the whole session. */
export function secondsLeft(session: StudySession): number {
  if (session.steps === null) return session.minutes * 60;
  return sum(session.steps, ({ items, done, secondsEach }) => (items.length - done) * secondsEach);
}

export function secondsInAll(session: StudySession): number {
  if (session.steps === null) return session.minutes * 60;
  return sum(session.steps, ({ items, secondsEach }) => items.length * secondsEach);
}

/** In whole minutes: at least one while something is left. */
export function minutesLeft(session: StudySession): number {
  return Math.ceil(secondsLeft(session) / 60);
}

/** The session after an event. An event that does not belong to the current item changes nothing. */
export function sessionReducer(session: StudySession, event: SessionEvent): StudySession {
  if (event.kind === 'planned') {
    const { steps, minutes } = event;
    return session.steps === null ? { ...session, steps, minutes } : session;
  }
  const { steps } = session;
  if (steps === null) return session;
  if (event.kind === 'extended')
    return isFinished(session)
      ? { ...session, minutes: session.minutes + event.minutes, steps: [...steps, ...event.steps] }
      : session;
  const now = currentStep(session);
  if (now === null) return session;
  const withStep = (changed: SessionStep): StudySession => ({
    ...session,
    pageOpenedAt: null,
    steps: steps.map((step) => (step === now.step ? changed : step)),
  });
  const { done, items } = now.step;
  switch (event.kind) {
    case 'item-done': {
      if (event.item !== now.item) return session;
      const after = withStep({ ...now.step, done: done + 1 });
      return event.isMissed === true ? withMissed(after, now.step, now.item) : after;
    }
    case 'item-passed':
      return event.item === now.item ? withStep({ ...now.step, items: items.toSpliced(done, 1) }) : session;
    case 'step-passed':
      return withStep({ ...now.step, items: items.slice(0, done) });
    case 'page-opened':
      return now.step.kind === 'page' && session.pageOpenedAt === null
        ? { ...session, pageOpenedAt: event.at }
        : session;
  }
}

/** Asks a missed item once more, in the last step of recall, if the minutes allow it. */
function withMissed(
  session: StudySession,
  { kind, source, secondsEach }: SessionStep,
  item: string,
): StudySession {
  const steps = session.steps ?? [];
  const timesMissed = sum(steps, (step) =>
    step.kind === 'recall' ? step.items.filter((one) => one === item).length : 0,
  );
  const isNew = steps.some((step) => step.kind === 'learn' && step.items.includes(item));
  if (kind === 'learn' || timesMissed - (isNew ? 1 : 0) >= MOST_TIMES_MISSED) return session;
  const last = steps.at(-1);
  const isInLast = last?.kind === 'recall';
  const seconds = isInLast ? last.secondsEach : secondsEach;
  if (secondsInAll(session) + seconds > session.minutes * 60) return session;
  const recall: SessionStep = isInLast
    ? { ...last, items: [...last.items, item] }
    : { kind: 'recall', source, items: [item], done: 0, secondsEach };
  return { ...session, steps: [...(isInLast ? steps.slice(0, -1) : steps), recall] };
}

function isOpen({ done, items }: SessionStep): boolean {
  return done < items.length;
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
