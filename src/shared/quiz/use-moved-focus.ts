import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Takes the focus to an element each time something changed, and scrolls no further than needed to see it. Unlike
 * `useKeptFocus` it does so wherever the focus was: what one does next is known.
 * @param change another value after each change; null asks for nothing
 * @param atFirst also when it is first drawn
 */
export function useMovedFocus(
  element: RefObject<HTMLElement | null>,
  change: unknown,
  { atFirst = false } = {},
): void {
  const last = useRef(atFirst ? null : change);
  useLayoutEffect(() => {
    if (last.current === change) return;
    last.current = change;
    if (change === null) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [element, change]);
}
