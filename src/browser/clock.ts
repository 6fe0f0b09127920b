/** Undoes a subscription or a planned call. Calling it twice does nothing. */
export type Cancel = () => void;

/** Time. Rules never ask for it themselves: they are handed `now`. */
export interface Clock {
  /** Milliseconds since 1970, as the device believes. */
  now(): number;
  after(delayMs: number, run: () => void): Cancel;
  every(intervalMs: number, run: () => void): Cancel;
}

/** Waits for a task of its own, so that long work in pieces lets a press be answered in between (QUA-04). */
export function nextTask(clock: Clock): Promise<void> {
  return pause(clock, 0);
}

export function pause(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => void clock.after(ms, resolve));
}

/** Does work that stops after each piece, every piece in a task of its own. */
export async function inPieces<Whole>(work: Generator<void, Whole>, clock: Clock): Promise<Whole> {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
    await nextTask(clock);
  }
}
