import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to an element when what had it went away with a change (a rating button, a `Previous` that became
 * disabled), so that a person at the keyboard stays where they were (NAV-07). The first drawing is no change.
 * @param change another value after each such change
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>, change: unknown): void {
  const last = useRef(change);
  useLayoutEffect(() => {
    if (last.current === change) return;
    last.current = change;
    const { activeElement } = document;
    const isLost =
      activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
    if (isLost) element.current?.focus({ preventScroll: true });
  }, [element, change]);
}
