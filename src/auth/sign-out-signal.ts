import type { Platform } from '#browser/platform.ts';
import { SIGNED_OUT } from '#storage/session-values.ts';

export interface SignOutSignal {
  /** What was sent before now concerns older sessions. */
  ignoreEarlier(): void;
  send(): void;
  /** Whether another tab has signed out since `ignoreEarlier`. */
  wasSent(): boolean;
}

/**
 * Tells the other tabs of a sign-out (AUTH-26), also those that are signed in with nothing stored. It compares marks and
 * no times, so a changed clock can't fool it, and a tab that slept through the event still finds the mark.
 */
export function createSignOutSignal({
  storage,
  clock,
  page,
}: Pick<Platform, 'storage' | 'clock' | 'page'>): SignOutSignal {
  let seen: string | null = null;
  // An unreadable mark is no sign-out.
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
