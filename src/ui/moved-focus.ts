import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Marks the element that gets the focus at a step: the question, the field to type in, the button that goes on. At most
 * one inside an area at a time.
 */
export const FOCUS_HERE = { 'data-focus-here': 'near' } as const;

/**
 * The same for the line over a question: where not all of the area can be seen it comes to the top of the screen, so that a
 * phone shows what the question is about and not only its answers.
 */
export const FOCUS_AT_TOP = { 'data-focus-here': 'top' } as const;

/** Marks the feedback on an answer: it is scrolled into view if the focus goes to a button that is visible already. */
export const SEEN_TOO = { 'data-seen-too': '' } as const;

/** Marks a question with its feedback: if there is room it is shown whole, so that the header cuts off no line. */
export const SEEN_WHOLE = { 'data-seen-whole': '' } as const;

interface MovedFocusOptions {
  /** Also when it is first drawn, which otherwise is no step. */
  readonly atFirst?: boolean;
  /** What belongs to it and is to be seen with it: the options of a question. */
  readonly seen?: RefObject<HTMLElement | null>;
}

/**
 * Takes the focus along at each step, wherever it was, so that one goes on from the keyboard without looking for the
 * place: to the element inside the area that is marked with `FOCUS_HERE`, or else to the area itself. The page scrolls no
 * further than needed to see it.
 * @param step another value at each step; null asks for nothing
 */
export function useMovedFocus(
  area: RefObject<HTMLElement | null>,
  step: unknown,
  { atFirst = false, seen }: MovedFocusOptions = {},
): void {
  const last = useRef(atFirst ? null : step);
  useLayoutEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (step === null || area.current === null) return;
    const marked = markedIn(area.current) ?? area.current;
    const isCut = area.current.getBoundingClientRect().bottom > innerHeight;
    marked.focus({ preventScroll: true });
    // An area without a mark may be one that can't have the focus.
    if (marked.ownerDocument.activeElement !== marked) return;
    const block = isCut && marked.dataset['focusHere'] === 'top' ? 'start' : 'nearest';
    toLowerEdge(marked);
    const seenToo = area.current.querySelector('[data-seen-too]');
    (seenToo ?? seen?.current ?? marked).scrollIntoView({ block });
  }, [area, step, seen]);
}

/** Focuses the element marked with `FOCUS_HERE`, if there is one, without scrolling. */
export function focusMarked(area: HTMLElement | null): void {
  markedIn(area)?.focus({ preventScroll: true });
}

function markedIn(area: HTMLElement | null): HTMLElement | null {
  return area?.querySelector<HTMLElement>('[data-focus-here]') ?? null;
}

/** A bar whose part of the page ends above the lower edge of the screen is brought there, where it always stands (QUA-22). */
function toLowerEdge(button: HTMLElement): void {
  const stage = button.closest('.stage-part');
  const keepsItsPlace = stage !== null && Number.parseFloat(getComputedStyle(stage).minHeight) > 0;
  if (keepsItsPlace) button.closest('.action-bar')?.scrollIntoView({ block: 'end' });
}

/**
 * Shows a part from its top when it appears, and gives its marked element the focus: the end of a list, whatever place of
 * the page was left before. The place of an earlier visit is restored in the frame after the drawing.
 */
export function useShownFromTop(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const show = () => {
      focusMarked(area.current);
      area.current?.scrollIntoView({ block: 'start' });
    };
    show();
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [area]);
}

/**
 * Brings into view what has just come, as far as it has room: the back of a card, what is said to an answer. The button that
 * was pressed for it stands at the lower edge and scrolls nothing.
 * @param change another value each time that something comes; null: nothing did
 */
export function useSeen(element: RefObject<HTMLElement | null>, change: unknown): void {
  const last = useRef(change);
  useLayoutEffect(() => {
    if (last.current === change) return;
    last.current = change;
    if (change === null || element.current === null) return;
    element.current.scrollIntoView({ block: 'nearest' });
    const whole = element.current.closest<HTMLElement>('[data-seen-whole]');
    if (whole !== null && hasRoom(whole)) whole.scrollIntoView({ block: 'nearest' });
  }, [element, change]);
}

/** All of it can stand between the header and the bar at the lower edge. */
function hasRoom(element: HTMLElement): boolean {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(element.ownerDocument.documentElement);
  const kept = [scrollPaddingTop, scrollPaddingBottom].map((room) => Number.parseFloat(room) || 0);
  return element.getBoundingClientRect().height <= kept.reduce((room, one) => room - one, innerHeight);
}

/**
 * Gives the focus to an element only when what had it went away with a change (a rating button, a `Previous` that became
 * disabled), so that a person at the keyboard stays where they were (NAV-07). The first drawing is no change.
 * @param change another value after each such change; null: it is not known yet, and what it turns out to be is no change
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>, change: unknown): void {
  const last = useRef(change);
  useLayoutEffect(() => {
    const before = last.current;
    if (before === change) return;
    last.current = change;
    if (before === null) return;
    if (isFocusLost()) element.current?.focus({ preventScroll: true });
  }, [element, change]);
}

/** Whether the focused element is gone, or can no longer have the focus. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}
