import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '#lib/readable-store.ts';
import type { StudyAnswer } from '#learning/rules/study-event.ts';
import { SECOND_MS } from '#lib/duration.ts';
import type { Cancel, Platform } from '#browser/platform.ts';
import type { KeepIn } from '#storage/sitting.ts';
import type { StudyLog } from '#learning/study-log.ts';

/** An answer that a machine took. The time it took is measured here, unless the machine knows better. */
export type MachineAnswer = Omit<StudyAnswer, 'durationMs'> & Partial<Pick<StudyAnswer, 'durationMs'>>;

/** An event as a screen sends it; the time is added by the owner of the clock. */
export type Untimed<Event> = Event extends unknown ? Omit<Event, 'at'> : never;

/** What is played: a pure machine, and what else must be known of it. */
export interface Machine<State, Event extends object> {
  readonly initial: State;
  /** An event that makes no sense now gives the very same state. `at`: when it happened, in ms since 1970. */
  readonly reduce: (state: State, event: Event & { readonly at: number }) => State;
  /** What waits for an answer, null where nothing does: the time that an answer takes counts from its last change. */
  readonly askedOf?: (state: State) => unknown;
  /**
   * What was answered by the step from one state to the next, for the study log (MEM-01): one answer, all of an exam that was
   * handed in, or null where nothing was.
   */
  readonly answerOf?: (before: State, after: State) => MachineAnswer | readonly MachineAnswer[] | null;
  /** Where time counts: when it is up (in ms since 1970; null: no time runs now), and what happens then. */
  readonly timeLimit?: { readonly endsAt: (state: State) => number | null; readonly expired: Event };
}

/** It is played here. */
export interface Playing<State> {
  readonly phase: 'playing';
  readonly state: State;
  /** Something was played since it was opened, so the focus is the screen's to move. */
  readonly hasPlayed: boolean;
  /** False: a reload would lose something that should be kept, and the person must be told. */
  readonly isKept: boolean;
}

/** How a play stands. A new object after each change. */
export type PlayView<State> =
  /** What is kept is still being read, which takes a moment. */
  | { readonly phase: 'opening' }
  /** Another tab plays it. */
  | { readonly phase: 'elsewhere' }
  | Playing<State>;

export interface Play<
  State,
  Event,
  View extends PlayView<State> = PlayView<State>,
> extends ReadableStore<View> {
  /** What a person did, at once; the answer is the state after it. Nothing happens where it is not this tab that plays. */
  readonly send: (event: Event) => State;
  /** Opens what is kept and begins to watch the time; the answer ends that, and leaves what is kept to the other tabs. */
  readonly start: () => Cancel;
  /** Continues here with the newest state; the tab that plays now saves it first and says so. */
  readonly takeOver: () => void;
}

/**
 * Plays a machine: adds the time to what happens, ends it when its time is up, hands what was answered to the study log, each
 * answer once, and keeps the state where it is told how. Knows no React; `useMachine` is its screen.
 *
 * @param keepIn keeps the state on the device with every step, in one tab at a time (EXM-07, WRI-02); absent: it goes with the screen
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
  keepIn?: KeepIn<State>,
): Play<State, Event>;
export function createPlay<State, Event extends object>(
  platform: Platform,
  studyLog: StudyLog,
  { initial, reduce, askedOf = () => null, answerOf = () => null, timeLimit }: Machine<State, Event>,
  keepIn?: KeepIn<State>,
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
  const store = createStore<PlayView<State>>(() => (keepIn === undefined ? playing() : { phase: 'opening' }));
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
  /** The end is fixed, so that a tab that slept is right again at its next look (EXM-06). */
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

  const sitting = keepIn?.(platform, studyLog, {
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
