import { expect, type Locator, type Page } from '@playwright/test';
import { laidOut } from './accessibility.ts';

/** A phone of 390 x 844 whose browser takes 100 for its bars. */
export const PHONE = { width: 390, height: 744 };
/** The same phone while the bars are hidden. */
const WHOLE_PHONE = { width: 390, height: 844 };

export const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: typeof name === 'string' });

/**
 * Returns a check that the next control is fully visible in the lower third of the page, with nothing on top of it; that its bar covers
 * nothing with the focus; and that it is where it was the last time it had the same text. At both heights of the phone.
 */
export function thumbOn(): (control: Locator, place: string) => Promise<void> {
  const [low, whole] = [thumbAtOneHeight(MAY_MOVE_PX), thumbAtOneHeight(MAY_MOVE_AT_END_PX)];
  return async (control, place) => {
    const page = control.page();
    const scrolled = await low(control, place);
    await page.setViewportSize(WHOLE_PHONE);
    await whole(control, `${place} at ${WHOLE_PHONE.height} px`);
    await page.setViewportSize(PHONE);
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), scrolled);
    await laidOut(page);
  };
}

/** Where the end of a part comes into view its bar stands a little above the edge of the screen; a quarter of a button is not felt. */
const MAY_MOVE_PX = 12;

/** On the taller screen all of a short part may be seen: then its bar stands at its end, a button higher. */
const MAY_MOVE_AT_END_PX = 60;

/** Returns how far the page is scrolled. */
function thumbAtOneHeight(mayMovePx: number): (control: Locator, place: string) => Promise<number> {
  const bottoms = new Map<string, number>();
  return async (control, place) => {
    const name = `${place}: ${String(control)}`;
    const before = bottoms.get(place);
    let [bottom, scrolled] = [0, 0];
    await expect
      .poll(
        async () => {
          const { isReached, ...where } = await reach(control);
          ({ bottom, scrolled } = where);
          const movedPx = Math.abs(bottom - (before ?? bottom));
          return { ...isReached, movedTooFarPx: movedPx > mayMovePx ? movedPx : 0 };
        },
        { message: name },
      )
      .toEqual({ isWhole: true, isLow: true, isOnTop: true, isFocusSeen: true, movedTooFarPx: 0 });
    bottoms.set(place, bottom);
    return scrolled;
  };
}

/** Where a control is once all is laid out and nothing moves: all asked at once, as each question takes longer than its answer. */
function reach(control: Locator) {
  return control.evaluate(async (element) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    // Moving elements have no final position.
    const moves = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moves.map(({ finished }) => finished));
    const { x, y, width, height, right, bottom } = element.getBoundingClientRect();
    const bar = element.closest('.action-bar')?.getBoundingClientRect();
    const focused = document.activeElement;
    const focus = focused?.getBoundingClientRect();
    const isBarsOwn = focused?.closest('.action-bar') !== null || focused === document.body;
    // For anything longer than the screen (a sheet, a text) its start is visible.
    const isClear = focused?.matches('a, button, input, summary') === true ? focus?.bottom : focus?.top;
    return {
      bottom,
      scrolled: scrollY,
      isReached: {
        // Scrolling ends at whole pixels.
        isWhole: y >= -1 && x >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1,
        isLow: y >= (innerHeight * 2) / 3,
        isOnTop: element.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
        isFocusSeen: isBarsOwn || (isClear ?? 0) <= (bar?.top ?? 0) + 1,
      },
    };
  });
}

/** Chooses the first option of the question, and moves on, twice. */
export async function answerTwice(
  place: Locator,
  { options, next }: { options: Locator; next: string | RegExp },
): Promise<void> {
  const inReach = thumbOn();
  for (const _ of [1, 2]) {
    await expect(options.first()).toBeEnabled();
    await options.first().click();
    await inReach(button(place, next), 'next');
    await button(place, next).click();
  }
  // The next question comes into view: a press meanwhile meets what stood there before.
  await laidOut(place.page());
}
