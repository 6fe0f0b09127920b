import { prefersLessMotion } from '#ui/screen.ts';

/**
 * Brings a part of the page into view and gives the focus to its heading or button, so that a keyboard and a screen reader
 * go on from there (MSC-02). Smoothly, or at once where reduced motion is asked for: a script's own wish would
 * otherwise win over the style sheet.
 */
export function moveTo(
  focused: HTMLElement,
  shown: Element = focused,
  block: ScrollLogicalPosition = 'start',
): void {
  shown.scrollIntoView({ behavior: prefersLessMotion() ? 'instant' : 'smooth', block });
  focused.focus({ preventScroll: true });
}
