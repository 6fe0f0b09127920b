import { scrollAtOnce } from '#browser/history/app-history.ts';
import { prefersLessMotion } from '#ui/screen.ts';

interface Move {
  /** What is scrolled into view; by default the element that gets the focus. */
  readonly shown?: Element;
  readonly block?: ScrollLogicalPosition;
  readonly behavior?: 'smooth' | 'instant';
}

/**
 * Scrolls to a part of the page and focuses its heading or button, so that keyboard and screen reader continue there (MSC-02). Smoothly, or
 * at once with reduced motion: a script's own option would otherwise override the style sheet.
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
