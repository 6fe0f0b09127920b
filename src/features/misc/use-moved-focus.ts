import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Marks the element that gets the focus at a step of a game: the field to type in, the button that goes on. At most
 * one inside the region at a time.
 */
export const FOCUS_HERE = { 'data-focus-here': true } as const;

/**
 * After each step of a game the focus goes to the element marked with `FOCUS_HERE`, so that it is played on from the
 * keyboard without looking for the place. The first drawing is no step.
 * @param step another value at each step
 */
export function useMovedFocus(region: RefObject<HTMLElement | null>, step: string): void {
  const last = useRef(step);
  useLayoutEffect(() => {
    if (last.current === step) return;
    last.current = step;
    region.current?.querySelector<HTMLElement>('[data-focus-here]')?.focus();
  }, [region, step]);
}
