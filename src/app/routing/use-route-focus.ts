import { useLayoutEffect, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Cancel, Clock } from '#browser/platform.ts';
import { readEntryState, rememberedScroll } from '#browser/history/app-history.ts';
import { useBasePlatform } from '#components/platform-context.tsx';

/** The place shown last, by the sign-in page or the shell. Null until the first page is shown. */
let shownPlace: string | null = null;

/**
 * After a change of page or view, focuses its heading (or the main region until there is one), and scrolls to the top,
 * or to the former position after going back (NAV-07). The first page keeps the browser's own focus.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { clock } = useBasePlatform();
  const [path] = useLocation();
  const { visit } = readEntryState(useHistoryState<unknown>());
  const place = `${path} ${visit}`;
  useLayoutEffect(() => {
    const isFirst = shownPlace === null;
    if (shownPlace === place) return undefined;
    shownPlace = place;
    if (isFirst || main.current === null) return undefined;
    scrollTo({ top: rememberedScroll(), behavior: 'instant' });
    return keepFocusOnHeading(main.current, clock);
  }, [main, place, clock]);
}

/**
 * Focuses the heading, and the one that takes its place when a placeholder gives way to its page: otherwise the focus
 * would be lost with it. Returns a function that stops it.
 */
function keepFocusOnHeading(region: HTMLElement, clock: Clock): () => void {
  const focusHeading = () => {
    const heading = region.querySelector<HTMLElement>('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? region).focus({ preventScroll: true });
  };
  let cancelJudging: Cancel | null = null;
  const observer = new MutationObserver(() => {
    if (!isFocusLost(region)) return;
    cancelJudging?.();
    // Between two controls no element has the focus for a moment: it is lost only if that is still so one task later.
    cancelJudging = clock.after(0, () => {
      if (isFocusLost(region)) focusHeading();
    });
  });
  observer.observe(region, { childList: true, subtree: true });
  focusHeading();
  return () => {
    observer.disconnect();
    cancelJudging?.();
  };
}

function isFocusLost({ ownerDocument }: HTMLElement): boolean {
  return ownerDocument.activeElement === ownerDocument.body;
}
