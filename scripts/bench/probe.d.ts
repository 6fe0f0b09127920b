export interface Interaction {
  readonly id: number;
  readonly type: string;
  /** From the person's doing to the next paint, in steps of 8 ms; shorter than 16 ms is not reported. */
  readonly ms: number;
  readonly at: string;
}

/** What installProbe puts into the measured page. Times in ms. */
export interface Probe {
  readonly interactions: Interaction[];
  layoutShift: number;
  largestPaint: number | null;
  /** Begins to wait for a change to the path. */
  readonly armRouteChange: (path: string) => void;
  /** From click to painted heading; null when it did not come. */
  routeChange: () => Promise<number | null>;
}

declare global {
  interface Window {
    benchProbe: Probe;
  }
}
