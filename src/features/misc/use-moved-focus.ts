import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Marks the element that gets the focus at a step of a game: the field to type in, the button that goes on. At most
 * one inside the region at a time.
 */
export const FOCUS_HERE = { 'data-focus-here': 'near' } as const;

/**
 * The same for the line over a question: where not all of the question can be seen it comes to the top of the screen, so
 * that a phone shows what the question is about and not only its answers.
 */
export const FOCUS_AT_TOP = { 'data-focus-here': 'top' } as const;

/**
 * After each step of a game the focus goes to the marked element, so that it is played on from the keyboard without
 * looking for the place; the page scrolls no further than that needs. The first drawing is no step.
 * @param step another value at each step
 */
export function useMovedFocus(region: RefObject<HTMLElement | null>, step: string): void {
  const last = useRef(step);
  useLayoutEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const marked = region.current?.querySelector<HTMLElement>('[data-focus-here]');
    if (!region.current || !marked) return;
    const isCut = region.current.getBoundingClientRect().bottom > innerHeight;
    marked.focus({ preventScroll: true });
    marked.scrollIntoView({ block: isCut && marked.dataset['focusHere'] === 'top' ? 'start' : 'nearest' });
  }, [region, step]);
}
