import { useLayoutEffect, useState } from 'react';
import { DAY_MS } from '#lib/duration.ts';
import { askBeforeLeaving } from '#browser/history/app-history.ts';
import { BUSY_LOCK, beginBusy } from '#updates/busy.ts';
import { usePlatform } from '#components/platform-context.tsx';

/** While a guard is active: null, or the pending question with the two ways to answer it. */
export type LeaveRequest = { stay: () => void; leave: () => void } | null;

/** Sets `busy` while something would be lost if the page closed: no update is applied meanwhile, in any tab. */
export function useBusy(isUnderWay: boolean): void {
  const { locks } = usePlatform();
  // A layout effect: taken away in the same moment as the page, before anything else navigates.
  useLayoutEffect(() => {
    if (!isUnderWay) return undefined;
    const end = beginBusy();
    const held = locks.hold(BUSY_LOCK, { waitMs: DAY_MS, onLost: () => undefined });
    return () => {
      end();
      void held.then((release) => release?.());
    };
  }, [isUnderWay, locks]);
}

/**
 * Sets `busy`, and asks before unfinished work is left by a link, the Back button or closing the tab (NAV-04, EXM-07).
 * The caller renders the question, for example as a dialog, whenever this returns a request.
 */
export function useLeaveGuard(active: boolean): LeaveRequest {
  const [answer, setAnswer] = useState<((mayLeave: boolean) => void) | null>(null);
  useBusy(active);
  useLayoutEffect(() => {
    if (!active) return undefined;
    return askBeforeLeaving(
      () =>
        new Promise((resolve) => {
          setAnswer(() => resolve);
        }),
    );
  }, [active]);
  if (answer === null) return null;
  const close = (mayLeave: boolean) => {
    setAnswer(null);
    answer(mayLeave);
  };
  return { stay: () => close(false), leave: () => close(true) };
}
