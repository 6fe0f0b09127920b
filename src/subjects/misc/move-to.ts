import { scrollAtOnce } from '#browser/history/app-history.ts';
import { prefersLessMotion } from '#ui/screen.ts';

interface Move {
  /** What comes into view; left out, what gets the focus. */
  readonly shown?: Element;
  readonly block?: ScrollLogicalPosition;
  readonly behavior?: 'smooth' | 'instant';
}

/**
 * Brings a part of the page into view and gives the focus to its heading or button, so that a keyboard and a screen reader
 * go on from there (MSC-02). Smoothly, or at once where reduced motion is asked for: a script's own wish would
 * otherwise win over the style sheet.
 */
export function moveTo(
  focused: HTMLElement,
  { shown = focused, block = 'start', behavior = 'smooth' }: Move = {},
): void {
  if (behavior === 'instant' || prefersLessMotion())
    scrollAtOnce(() => shown.scrollIntoView({ behavior: 'instant', block }));
  else shown.scrollIntoView({ behavior, block });
  focused.focus({ preventScroll: true });
}
