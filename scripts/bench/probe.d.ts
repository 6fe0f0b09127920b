export interface Interaction {
  readonly id: number;
  readonly type: string;
  /** From the input to the next paint, in steps of 8 ms; the browser doesn't report less than 16 ms. */
  readonly ms: number;
  readonly at: string;
}

/** What installProbe adds to the measured page. Times in ms. */
export interface Probe {
  readonly interactions: Interaction[];
  layoutShift: number;
  largestPaint: number | null;
  /** Starts waiting for a change to the path. */
  readonly armRouteChange: (path: string) => void;
  /** From a moment to the next paint, without what the page does after it. */
  readonly afterPaint: (since: number, done: (ms: number) => void) => void;
  /** From click to painted heading; null when it was not painted. */
  routeChange: () => Promise<number | null>;
}

declare global {
  interface Window {
    benchProbe: Probe;
    /** From a press on a word to the paint of its meaning. */
    benchWord?: Promise<number>;
  }
}
