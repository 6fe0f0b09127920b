import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '#lib/readable-store.ts';
import type { StudyAnswer } from '#learning/rules/study-event.ts';
import { SECOND_MS } from '#lib/duration.ts';
import type { Cancel, Platform } from '#browser/platform.ts';
import type { Persist } from '#storage/sitting.ts';
import type { StudyLog } from '#learning/study-log.ts';

/** An answer accepted by a machine. Its duration is measured here unless the machine gives it. */
export type MachineAnswer = Omit<StudyAnswer, 'durationMs'> & Partial<Pick<StudyAnswer, 'durationMs'>>;

/** An event as a screen sends it; `createPlay` adds the time. */
export type Untimed<Event> = Event extends unknown ? Omit<Event, 'at'> : never;

/** A pure machine with the functions needed to play it. */
export interface Machine<State, Event extends object> {
  readonly initial: State;
  /** An event that does not fit the phase returns the same state. `at`: the time of the event, in ms since 1970. */
  readonly reduce: (state: State, event: Event & { readonly at: number }) => State;
  /** What waits for an answer, or null. The duration of an answer counts from its last change. */
  readonly askedOf?: (state: State) => unknown;
  /**
   * The answers given by the step from one state to the next, for the study log (MEM-01): one answer, all answers of a
   * submitted exam, or null.
   */
  readonly answerOf?: (before: State, after: State) => MachineAnswer | readonly MachineAnswer[] | null;
  /** For a time limit: its end (in ms since 1970; null: none runs now), and the event at the end. */
  readonly timeLimit?: { readonly endsAt: (state: State) => number | null; readonly expired: Event };
}

/** The sitting is played in this tab. */
export interface Playing<State> {
  readonly phase: 'playing';
  readonly state: State;
  /** Whether something was played since it was opened, so that the screen may move the focus. */
  readonly hasPlayed: boolean;
  /** False: a reload would lose something that should be saved, and the person must be notified. */
  readonly isKept: boolean;
}

/** The state of a play. A new object after each change. */
export type PlayView<State> =
  /** The saved sitting is still being read. */
  | { readonly phase: 'opening' }
  /** Another tab holds it. */
  | { readonly phase: 'elsewhere' }
  | Playing<State>;

export interface Play<
  State,
  Event,
  View extends PlayView<State> = PlayView<State>,
> extends ReadableStore<View> {
  /** Handles an event of the person at once and returns the new state. Does nothing unless this tab plays. */
  readonly send: (event: Event) => State;
  /**
   * Opens the saved sitting and starts watching the time; the returned function stops that and releases the sitting for
   * other tabs.
   */
  readonly start: () => Cancel;
  /** Resumes here with the newest state; the tab that holds it saves first and says so. */
  readonly takeOver: () => void;
}

/**
 * Plays a machine: adds the time to events, ends it when its time is up, logs each answer once, and saves the state if
 * `persist` is given. It does not use React; `useMachine` connects it to a screen.
 */
export function createPlay<State, Event extends object>(
  platform: Platform,
  studyLog: StudyLog,
  machine: Machine<State, Event>,
): Play<State, Event, Playing<State>>;
export function createPlay<State, Event extends object>(
  platform: Platform,
  studyLog: StudyLog,
  machine: Machine<State, Event>,
  persist?: Persist<State>,
): Play<State, Event>;
export function createPlay<State, Event extends object>(
  platform: Platform,
  studyLog: StudyLog,
  { initial, reduce, askedOf = () => null, answerOf = () => null, timeLimit }: Machine<State, Event>,
  persist?: Persist<State>,
): Play<State, Event> {
  const { clock, page } = platform;
  let state = initial;
  let hasPlayed = false;
  let isTakenOver = false;
  let isKept = true;
  let asked = askedOf(initial);
  let askedAt = clock.now();
  let stopWatching: Cancel | null = null;

  const playing = (): Playing<State> => ({ phase: 'playing', state, hasPlayed, isKept });
  const store = createStore<PlayView<State>>(() =>
    persist === undefined ? playing() : { phase: 'opening' },
  );
  const show = (view: PlayView<State>) => store.setState(view, true);
  const isPlaying = () => store.getState().phase === 'playing';

  const record = (after: State) => {
    const log = sitting ?? studyLog;
    for (const answer of [answerOf(state, after) ?? []].flat()) {
      log.record({ durationMs: clock.now() - askedAt, ...answer });
    }
    const next = askedOf(after);
    if (next !== asked) askedAt = clock.now();
    asked = next;
  };
  const send = (event: Event): State => {
    const after = isPlaying() ? reduce(state, { ...event, at: clock.now() }) : state;
    if (after === state) return state;
    record(after);
    state = after;
    hasPlayed = true;
    sitting?.save();
    show(playing());
    return state;
  };
  /** The end is a fixed time, so that a tab that slept is correct at its next check (EXM-06). */
  const lookAtClock = () => {
    const endsAt = timeLimit?.endsAt(state) ?? null;
    if (timeLimit !== undefined && endsAt !== null && clock.now() >= endsAt) send(timeLimit.expired);
  };
  const watch = () => {
    askedAt = clock.now();
    if (timeLimit === undefined) return;
    stopWatching?.();
    const cancels = [
      clock.after(0, lookAtClock),
      clock.every(SECOND_MS, lookAtClock),
      page.onVisible(lookAtClock),
    ];
    stopWatching = () => cancels.forEach((cancel) => cancel());
  };

  const sitting = persist?.(platform, studyLog, {
    state: () => state,
    onOpened(restored) {
      state = restored ?? initial;
      asked = askedOf(state);
      hasPlayed = isTakenOver;
      isKept = true;
      watch();
      show(playing());
    },
    onElsewhere() {
      stopWatching?.();
      show({ phase: 'elsewhere' });
    },
    onSaved(isSafe) {
      if (isKept === isSafe || !isPlaying()) return;
      isKept = isSafe;
      show(playing());
    },
  });

  return {
    ...store,
    send,
    start() {
      if (sitting === undefined) watch();
      else sitting.open(false);
      return () => {
        stopWatching?.();
        sitting?.close();
      };
    },
    takeOver() {
      isTakenOver = true;
      show({ phase: 'opening' });
      sitting?.open(true);
    },
  };
}
