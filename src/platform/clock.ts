/** Undoes a subscription or a planned call. Calling it twice does nothing. */
export type Cancel = () => void;

/** Time. Rules never ask for it themselves: they are handed `now`. */
export interface Clock {
  /** Milliseconds since 1970, as the device believes. */
  now(): number;
  after(delayMs: number, run: () => void): Cancel;
  every(intervalMs: number, run: () => void): Cancel;
}
