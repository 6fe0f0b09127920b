import type { Platform } from '#browser/platform.ts';
import { SIGNED_OUT } from '#storage/session-values.ts';

export interface SignOutSignal {
  /** Ignores signals sent before now: they concern older sessions. */
  ignoreEarlier(): void;
  send(): void;
  /** Whether another tab has signed out since `ignoreEarlier`. */
  wasSent(): boolean;
}

/**
 * Signals a sign-out to the other tabs (AUTH-26), including those with nothing stored. It compares marks rather than
 * times, so a changed clock cannot mislead it, and a tab that slept still finds the mark.
 */
export function createSignOutSignal({
  storage,
  clock,
  page,
}: Pick<Platform, 'storage' | 'clock' | 'page'>): SignOutSignal {
  let seen: string | null = null;
  // An unreadable mark does not count as a sign-out.
  const mark = () => SIGNED_OUT.read(storage);
  return {
    ignoreEarlier() {
      seen = mark();
    },
    send() {
      SIGNED_OUT.write(storage, `${new Date(clock.now()).toISOString()} ${page.newId()}`);
      seen = mark();
    },
    wasSent() {
      const now = mark();
      return now !== null && now !== seen;
    },
  };
}
