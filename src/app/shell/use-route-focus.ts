import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { readEntryState, rememberedScroll } from '#shared/navigation/app-history.ts';

/**
 * After going to another page or view: focus on its heading (or on the main region while there is none yet), and the
 * scroll at the top, or where it was when coming back (NAV-07). The first page keeps the browser's own focus.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>, documentTitle: string): void {
  const [path] = useLocation();
  const { index } = readEntryState(useHistoryState<unknown>());
  const place = `${path} ${index}`;
  const shownPlace = useRef<string | null>(null);
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  useLayoutEffect(() => {
    const isFirst = shownPlace.current === null;
    if (isFirst || shownPlace.current === place) {
      shownPlace.current = place;
      return;
    }
    shownPlace.current = place;
    const heading = main.current?.querySelector<HTMLElement>('h1[tabindex="-1"], h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    (heading ?? main.current)?.focus({ preventScroll: true });
    scrollTo({ top: rememberedScroll(), behavior: 'instant' });
  }, [main, place]);
}
