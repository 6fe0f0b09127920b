import type { Cancel } from '#browser/clock.ts';

/** Locks that hold in all tabs of this browser. */
export interface LockService {
  /**
   * Takes a lock until the tab ends or the answer is called. Null: another tab holds it, and kept it for `waitMs`. Where the browser refuses
   * locks to the page it is had at once, by as many as ask.
   * Never rejects.
   */
  hold(name: string, options: HoldOptions): Promise<Cancel | null>;
}

export interface HoldOptions {
  /** Takes it from whoever holds it. */
  readonly steal?: boolean;
  /** How long to wait for another tab to give it up; not at all unless told. */
  readonly waitMs?: number;
  /** Another tab has taken it. Not after the cancel. */
  readonly onLost: () => void;
}
