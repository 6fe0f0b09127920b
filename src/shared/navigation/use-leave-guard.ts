import { useLayoutEffect, useState } from 'react';
import { askBeforeLeaving } from '#platform/history/app-history.ts';
import { beginBusy } from '#services/busy.ts';

/** While a guard is active: null, or the pending question with the two ways to answer it. */
export type LeaveRequest = { stay: () => void; leave: () => void } | null;

/** Raises the fact `busy` as long as something is under way that the page's going would spoil: no update is taken meanwhile. */
export function useBusy(isUnderWay: boolean): void {
  // A layout effect: taken away in the same moment as the page, before anything else navigates.
  useLayoutEffect(() => (isUnderWay ? beginBusy() : undefined), [isUnderWay]);
}

/**
 * Busy, and worth a question: asks before a page with unfinished work is left by a link, the Back button or closing the tab (NAV-04, EXM-07).
 * The caller draws the question, for example as a dialog, whenever this returns a request.
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
