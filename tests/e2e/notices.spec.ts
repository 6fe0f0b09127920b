import type { Page } from '@playwright/test';
import { openApp } from './support/app.ts';
import { notifications } from './support/gallery.ts';
import { expect, test } from './support/journey.ts';
import { takeOwnSoundAway, takeVoicesAway } from './support/voices.ts';
import { openCards } from './support/vocabulary.ts';

const SIZES = [
  { width: 390, height: 744 },
  { width: 360, height: 560 },
  { width: 1280, height: 800 },
  // As at 400% zoom.
  { width: 320, height: 256 },
];

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Checks at all sizes that the notice is fully visible, and covers no control and no focus. */
async function expectClear(page: Page, place: string): Promise<void> {
  const notice = notifications(page).getByRole('listitem').first();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const name = `${place}, ${size.width} px`;
    await expect(notice, name).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => notice.evaluate(coveredBy), { message: name, intervals: [50] })
      .toEqual({ controls: [], isFocusCovered: false });
  }
  await page.setViewportSize({ width: 390, height: 744 });
}

/** Runs in the page. */
function coveredBy(notice: Element): { controls: string[]; isFocusCovered: boolean } {
  const box = notice.getBoundingClientRect();
  const isUnder = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  };
  const dialog = notice.closest('dialog');
  // Where there was no room the page starts below the notice: what is scrolled past its upper edge is underneath.
  const isUpperEdge = notice.closest('[data-place=strip]') !== null && (dialog?.scrollTop ?? scrollY) > 0;
  const controls = (dialog ?? document).querySelectorAll(
    'a[href], button, input, select, textarea, summary, label:not(:has(progress))',
  );
  const covered = [...controls].filter(
    (element) =>
      !isUpperEdge &&
      !notice.closest('section')?.contains(element) &&
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      element.getBoundingClientRect().width > 1 &&
      isUnder(element),
  );
  const focused = document.activeElement;
  const isSmall = (focused?.getBoundingClientRect().height ?? 0) < innerHeight / 2;
  return {
    controls: covered.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    isFocusCovered: focused !== null && focused !== document.body && isSmall && isUnder(focused),
  };
}

test('QUA-13 QUA-15: notices cover no control and no focus, on a phone, a computer and at 400% zoom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 744 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await takeVoicesAway(page);
  await takeOwnSoundAway(page);
  // In a hidden page the timer of notices is paused.
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'hidden', { value: true }));
  const noVoice = notifications(page).getByText('No Dutch voice on this device');

  await openCards(page);
  await button(page, 'Pronunciation').click();
  await expect(noVoice).toBeVisible();
  await expectClear(page, 'word card');
  await button(page, 'Menu').click();
  await expectClear(page, 'menu');
  await page.keyboard.press('Escape');

  await openApp(page, '/grammar');
  await button(page, '4 Main Clauses').click();
  const quiz = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Quiz: / }) })
    .first();
  await quiz.locator('fieldset').first().getByRole('button').first().press('Enter');
  await expect(quiz.getByRole('button', { name: 'Next Question' })).toBeFocused();
  await expect(notifications(page).getByText(/^(Correct!|Try again!)$/)).toBeVisible();
  await expectClear(page, 'answered');
  // The next question appears under the notice about the last one.
  await page.keyboard.press('Enter');
  await expectClear(page, 'next question');

  // From another page: the same address would keep the lesson open.
  await page.goto('about:blank');
  await openApp(page, '/grammar');
  await button(page, 'Correct the Grammar').click();
  await page.getByLabel('Your correction').fill('Ik');
  await page.getByLabel('Your correction').press('Enter');
  await page.getByRole('button', { name: 'Mine was wrong' }).click();
  await expect(notifications(page).getByText('Not quite right.')).toBeVisible();
  await expectClear(page, 'dialog');

  await openApp(page, '/knm-game');
  await button(page, 'Start').click();
  await page.locator('main fieldset').getByRole('button').first().click();
  await button(page, 'Listen to the answer').click();
  await expect(noVoice).toBeVisible();
  await expectClear(page, 'game');
});

test('QUA-15 CUL-03: on the smallest phone the notice at the start does not cover the first word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openApp(page, '/culture');
  await page.locator('main li').getByRole('button').first().click();
  await button(page, /^Start Section/)
    .first()
    .click();
  const notice = notifications(page).getByText('Culture Study Started!');
  const word = page.locator('main h2[lang=nl]');
  await expect(notice).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([
        notifications(page).getByRole('listitem').first().boundingBox(),
        word.boundingBox(),
      ]);
      return above !== null && below !== null && above.y + above.height <= below.y;
    })
    .toBe(true);
});
