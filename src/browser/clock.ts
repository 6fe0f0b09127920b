/** Undoes a subscription or a planned call. Calling it twice does nothing. */
export type Cancel = () => void;

/** Time. Pure rules do not read it; they receive `now`. */
export interface Clock {
  /** Milliseconds since 1970, by the device's clock. */
  now(): number;
  after(delayMs: number, run: () => void): Cancel;
  every(intervalMs: number, run: () => void): Cancel;
}

/** Waits for a new task, so that a press can be handled between pieces of long work (QUA-04). */
export function nextTask(clock: Clock): Promise<void> {
  return pause(clock, 0);
}

export function pause(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => void clock.after(ms, resolve));
}

/** Runs a generator, with each piece of work in a separate task. */
export async function inPieces<Whole>(work: Generator<void, Whole>, clock: Clock): Promise<Whole> {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
    await nextTask(clock);
  }
}
