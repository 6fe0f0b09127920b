import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a box around a table: it is marked with `data-stacked` while the columns need more room than it has, so that the
 * style sheet can stack their cells. What fits depends on the words, the font and the zoom, so the browser is asked.
 */
export function useStackedWhereNarrow(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stackIfNarrow = () => {
      box.current?.removeAttribute('data-stacked');
      box.current?.toggleAttribute('data-stacked', isOverfull(box.current));
    };
    stackIfNarrow();
    const listening = new AbortController();
    // Turning a phone and zooming are told as this, too.
    addEventListener('resize', stackIfNarrow, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return box;
}

function isOverfull({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth > clientWidth;
}
