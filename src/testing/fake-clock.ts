import type { Cancel, Clock } from '#browser/platform.ts';

interface PlannedCall {
  dueAt: number;
  readonly everyMs: number | null;
  readonly run: () => void;
}

export interface FakeClock extends Clock {
  /** Lets time pass: every planned call runs at its own moment, in order. */
  advance(ms: number): void;
  /** Changes the wall clock only, as after sleep or a changed clock: nothing runs. */
  jump(ms: number): void;
  /** How many planned calls wait; for tests that nothing is left behind. */
  plannedCalls(): number;
}

/** Starts on 1 March 2027, 09:00 UTC by default (ms since 1970). */
export function createFakeClock(startAt: number = Date.UTC(2027, 2, 1, 9)): FakeClock {
  let elapsed = 0;
  let wallOffset = startAt;
  const planned = new Set<PlannedCall>();

  const plan = (delayMs: number, everyMs: number | null, run: () => void): Cancel => {
    const call: PlannedCall = { dueAt: elapsed + Math.max(0, delayMs), everyMs, run };
    planned.add(call);
    return () => void planned.delete(call);
  };

  const nextDue = (until: number): PlannedCall | undefined =>
    [...planned].filter((call) => call.dueAt <= until).toSorted((a, b) => a.dueAt - b.dueAt)[0];

  return {
    now: () => wallOffset + elapsed,
    after: (delayMs, run) => plan(delayMs, null, run),
    every: (intervalMs, run) => plan(intervalMs, Math.max(1, intervalMs), run),
    advance(ms) {
      const until = elapsed + ms;
      for (let call = nextDue(until); call !== undefined; call = nextDue(until)) {
        elapsed = Math.max(elapsed, call.dueAt);
        if (call.everyMs === null) planned.delete(call);
        else call.dueAt += call.everyMs;
        call.run();
      }
      elapsed = until;
    },
    jump(ms) {
      wallOffset += ms;
    },
    plannedCalls: () => planned.size,
  };
}
