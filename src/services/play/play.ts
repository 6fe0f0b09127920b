import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '#lib/readable-store.ts';
import type { StudyAnswer } from '#domain/memory/study-event.ts';
import { SECOND_MS } from '#lib/duration.ts';
import type { Cancel, Platform } from '#platform/platform.ts';
import type { StudyLog } from '#services/study-log/study-log.ts';

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

/** How a play stands. A new object after each change. */
export interface PlayView<State> {
  readonly state: State;
  /** Something was played since it was opened, so the focus is the screen's to move. */
  readonly hasPlayed: boolean;
}

export interface Play<State, Event> extends ReadableStore<PlayView<State>> {
  /** What a person did, at once; the answer is the state after it. */
  readonly send: (event: Event) => State;
  /** Begins to watch the time; the answer ends that. */
  readonly start: () => Cancel;
}

type UsedPlatform = Pick<Platform, 'clock' | 'page'>;

/** Where answers go. */
interface AnswerLog {
  readonly record: (...answer: Parameters<StudyLog['record']>) => unknown;
}

/**
 * Plays a machine: adds the time to what happens, ends it when its time is up, and hands what was answered to the study
 * log, each answer once. Knows no React; `useMachine` is its screen.
 */
export function createPlay<State, Event extends object>(
  { clock, page }: UsedPlatform,
  studyLog: AnswerLog,
  machine: Machine<State, Event>,
): Play<State, Event> {
  const store = createStore<PlayView<State>>(() => ({ state: machine.initial, hasPlayed: false }));
  let asked: unknown = machine.askedOf?.(machine.initial) ?? null;
  let askedAt = clock.now();

  const record = (before: State, after: State) => {
    const answers = [machine.answerOf?.(before, after) ?? []].flat();
    for (const answer of answers) studyLog.record({ durationMs: clock.now() - askedAt, ...answer });
    const next: unknown = machine.askedOf?.(after) ?? null;
    if (next !== asked) askedAt = clock.now();
    asked = next;
  };
  const send = (event: Event): State => {
    const before = store.getState().state;
    const after = machine.reduce(before, { ...event, at: clock.now() });
    if (after === before) return before;
    record(before, after);
    store.setState({ state: after, hasPlayed: true }, true);
    return after;
  };
  /** The end is fixed, so that a tab that slept is right again at its next look (EXM-06). */
  const lookAtClock = () => {
    const endsAt = machine.timeLimit?.endsAt(store.getState().state) ?? null;
    if (machine.timeLimit !== undefined && endsAt !== null && clock.now() >= endsAt) {
      send(machine.timeLimit.expired);
    }
  };

  return {
    ...store,
    send,
    start() {
      askedAt = clock.now();
      if (machine.timeLimit === undefined) return () => undefined;
      const cancels = [
        clock.after(0, lookAtClock),
        clock.every(SECOND_MS, lookAtClock),
        page.onVisible(lookAtClock),
      ];
      return () => cancels.forEach((cancel) => cancel());
    },
  };
}
