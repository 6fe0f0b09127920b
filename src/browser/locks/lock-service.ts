import type { Cancel } from '#browser/clock.ts';

/** Locks that hold in all tabs of this browser. */
export interface LockService {
  /**
   * Takes a lock until the tab ends or the returned function is called. Null: another tab holds it and kept it for
   * `waitMs`. If the browser refuses locks to the page, everybody gets the lock at once. Never rejects.
   */
  hold(name: string, options: HoldOptions): Promise<Cancel | null>;
}

export interface HoldOptions {
  /** Takes it from the current holder. */
  readonly steal?: boolean;
  /** How long to wait for another tab to give it up; by default it does not wait. */
  readonly waitMs?: number;
  /** Runs when another tab has taken it, but not after the cancel. */
  readonly onLost: () => void;
}
