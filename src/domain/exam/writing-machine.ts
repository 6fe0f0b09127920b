import type { WritingTaskType } from '#domain/exam/writing-score.ts';
import { MINUTE_MS } from '#lib/duration.ts';

/** What the rules must know of a task (WRI-01). */
export interface WritingGameTask {
  readonly id: string;
  readonly type: WritingTaskType;
  readonly maxScore: number;
  readonly timeLimitMinutes: number;
}

/** A text that can't be changed any more. Points are worked out from it alone. */
export interface HandedInText {
  readonly taskId: string;
  readonly text: string;
  /** From the start of the task, in ms; never more than the task allows. */
  readonly durationMs: number;
  /** Who handed it in: the person, or the end of the time (WRI-02). */
  readonly by: 'person' | 'time';
  /** Which of the things that were asked it tells, as its writer ticked them; absent where nothing was ticked. */
  readonly told?: readonly number[];
}

interface Started {
  /** One for each task that is behind, in the order of the tasks. */
  readonly handedIn: readonly HandedInText[];
}

/** The writing game. Plain data: it can be stored and taken up again. The task is the first without a text. */
export type WritingState =
  | (Started & { readonly phase: 'intro' })
  | (Started & {
      readonly phase: 'writing';
      readonly taskId: string;
      readonly text: string;
      /** In ms since 1970. */
      readonly startedAt: number;
      readonly endsAt: number;
    })
  /** The last text is the one on the screen. */
  | (Started & { readonly phase: 'scored' })
  | (Started & { readonly phase: 'finished' });

/** What happened, and when (`at`, in ms since 1970): what comes after the end finds the text handed in already. */
export type WritingEvent = { readonly at: number } & (
  | { readonly kind: 'task-started' }
  | { readonly kind: 'text-changed'; readonly text: string }
  | { readonly kind: 'text-handed-in' }
  | { readonly kind: 'time-expired' }
  | { readonly kind: 'told-toggled'; readonly point: number }
  | { readonly kind: 'next-requested' }
  | { readonly kind: 'restart-requested' }
);

export const NEW_WRITING: WritingState = { phase: 'intro', handedIn: [] };

/** The game after an event. An event that makes no sense in this phase leaves the very same state (EXM-04). */
export function writingReducer(
  tasks: readonly WritingGameTask[],
  state: WritingState,
  event: WritingEvent,
): WritingState {
  if (event.kind === 'restart-requested') return NEW_WRITING;
  switch (state.phase) {
    case 'intro':
      return event.kind === 'task-started' ? startTask(tasks, state, event.at) : state;
    case 'writing':
      return write(state, event);
    case 'scored':
      if (event.kind === 'told-toggled') return toggleTold(state, event.point);
      return event.kind === 'next-requested' ? goOn(tasks, state) : state;
    case 'finished':
      return state;
  }
}

/** The task on the screen; undefined after the end. */
export function taskOf<Task extends WritingGameTask>(
  tasks: readonly Task[],
  { phase, handedIn }: WritingState,
): Task | undefined {
  return phase === 'finished' ? undefined : tasks[handedIn.length - (phase === 'scored' ? 1 : 0)];
}

/** Whether a state was made with these tasks: one kept on the device may be older than they are (EXM-07). */
export function fitsTasks(tasks: readonly WritingGameTask[], state: WritingState): boolean {
  const { phase, handedIn } = state;
  const isInOrder = handedIn.every(({ taskId }, place) => taskId === tasks[place]?.id);
  if (!isInOrder || (phase === 'scored' && handedIn.length === 0)) return false;
  if (phase === 'writing' && state.taskId !== tasks[handedIn.length]?.id) return false;
  return phase === 'finished' ? handedIn.length === tasks.length : taskOf(tasks, state) !== undefined;
}

function startTask(
  tasks: readonly WritingGameTask[],
  { handedIn }: Started,
  startedAt: number,
): WritingState {
  const task = tasks[handedIn.length];
  if (task === undefined) return { phase: 'finished', handedIn };
  const endsAt = startedAt + task.timeLimitMinutes * MINUTE_MS;
  return { phase: 'writing', handedIn, taskId: task.id, text: '', startedAt, endsAt };
}

function write(state: WritingState & { phase: 'writing' }, event: WritingEvent): WritingState {
  if (event.at >= state.endsAt) return handIn(state, 'time', state.endsAt);
  if (event.kind === 'text-handed-in') return handIn(state, 'person', event.at);
  return event.kind === 'text-changed' ? { ...state, text: event.text } : state;
}

function handIn(
  { handedIn, taskId, text, startedAt }: WritingState & { phase: 'writing' },
  by: HandedInText['by'],
  at: number,
): WritingState {
  // A device whose clock was set back has taken no less than no time.
  const durationMs = Math.max(at - startedAt, 0);
  return { phase: 'scored', handedIn: [...handedIn, { taskId, text, durationMs, by }] };
}

function toggleTold(state: WritingState & { phase: 'scored' }, point: number): WritingState {
  const last = state.handedIn.at(-1);
  if (last === undefined) return state;
  const { told = [] } = last;
  const next = told.includes(point) ? told.filter((one) => one !== point) : [...told, point];
  return { ...state, handedIn: [...state.handedIn.slice(0, -1), { ...last, told: next }] };
}

function goOn(tasks: readonly WritingGameTask[], { handedIn }: Started): WritingState {
  return { phase: handedIn.length < tasks.length ? 'intro' : 'finished', handedIn };
}

/** What is kept of a game; null where nothing was begun. */
export function keptWriting(state: WritingState): WritingState | null {
  return isUntouched(state) ? null : state;
}

/** The game to go on with; null where it is one of other tasks. */
export function restoredWriting(tasks: readonly WritingGameTask[], kept: WritingState): WritingState | null {
  return fitsTasks(tasks, kept) ? kept : null;
}

/** Nothing was begun: nothing would be lost. */
export function isUntouched({ phase, handedIn: texts }: WritingState): boolean {
  return phase === 'intro' && texts.length === 0;
}
