import type { Locator, Page } from '@playwright/test';
import { notifications, openGallery, press } from './support/gallery.ts';
import { expect, test } from './support/journey.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

test.describe('SYS-06: notifications', () => {
  for (const size of SIZES) {
    test(`SYS-06: at most 3 show, 356 px wide and 14 px apart, ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await openGallery(page);
      await press(page, 'Five at once');
      const notices = notifications(page).getByRole('listitem');
      await expect(notices).toHaveCount(3);
      await expect
        .poll(() => shownTexts(notices))
        .toEqual(['Notification 5', 'Notification 4', 'Notification 3']);
      await expect.poll(() => gapBetween(notices.nth(1), notices.nth(0))).toBeCloseTo(14, 0);
      await expect.poll(() => gapBetween(notices.nth(2), notices.nth(1))).toBeCloseTo(14, 0);
      expect((await boxOf(notices.first())).width).toBe(356);
    });
  }

  test('SYS-06: a notification stays 4000 ms', async ({ page }) => {
    await pauseClockInGallery(page);
    await press(page, 'Plain notification');
    const notice = page.getByText('Logged out successfully');
    await expect(notice).toBeVisible();
    await page.clock.runFor(3900);
    await expect(notice).toBeVisible();
    // It takes 200 ms more to fade, which starts once React has drawn that its time is over.
    await page.clock.runFor(150);
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return notice.count();
      })
      .toBe(0);
  });

  test('SYS-06: a swipe of 20 px dismisses a notification, a shorter one does not', async ({ page }) => {
    await pauseClockInGallery(page);
    await press(page, 'Plain notification');
    await page.clock.runFor(50);
    const notice = page.getByText('Logged out successfully');
    await expect(notice).toBeVisible();
    await swipe(page, notice, 16);
    await expect(notice).toBeVisible();
    await swipe(page, notice, 24);
    // Its end is scheduled once React has drawn the swipe. The pointer rests on the notice, so its own timer is paused.
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return notice.count();
      })
      .toBe(0);
  });

  test('SYS-06 QUA-14 QUA-15: notifications are polite, and reached and closed by keyboard', async ({
    page,
  }) => {
    await openGallery(page);
    await press(page, 'Plain notification');
    const region = notifications(page);
    await expect(region.getByText('Logged out successfully')).toBeVisible();
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await page.keyboard.press('Alt+KeyT');
    await page.keyboard.press('Tab');
    await expect(region.getByRole('button', { name: 'Close notification' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(region.getByText('Logged out successfully')).toHaveCount(0);
  });
});

test.describe('SYS-06: tooltips', () => {
  test('SYS-06: a tooltip appears after 700 ms; within 300 ms the next one appears at once', async ({
    page,
  }) => {
    await pauseClockInGallery(page);
    const tooltip = page.getByRole('tooltip');
    const listen = page.getByRole('button', { name: 'Listen again' });
    const help = page.getByRole('button', { name: 'Help', exact: true });
    const leave = () => page.mouse.move(2, 2, { steps: 4 });

    await listen.hover();
    await page.clock.runFor(690);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tooltip).toHaveText('Hear the word in Dutch');

    await leave();
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(290);
    await help.hover();
    await expect(tooltip).toHaveText('Keys you can use here');

    await leave();
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(310);
    await listen.hover();
    await page.clock.runFor(690);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tooltip).toHaveText('Hear the word in Dutch');
  });
});

/** From here on time is frozen. The code of notifications is loaded, and one of them was shown and closed. */
async function pauseClockInGallery(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
  await openGallery(page);
  await press(page, 'Good news');
  await expect(page.getByText('Session Extended')).toBeVisible();
  await page.clock.pauseAt(new Date('2026-11-21T10:01:00Z'));
  await page.clock.runFor(1000);
  await expect(page.getByText('Session Extended')).toHaveCount(0);
}

/** Slowly: a quick flick dismisses at any distance. */
async function swipe(page: Page, notice: Locator, distancePx: number): Promise<void> {
  const { x, y, height } = await boxOf(notice);
  await page.mouse.move(x + 4, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 6, y + height / 2);
  await page.clock.runFor(2000);
  // A mouse also selects the text it is dragged over, which isn't a swipe; a finger doesn't.
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await page.mouse.move(x + 4 + distancePx, y + height / 2);
  await page.mouse.up();
  await page.clock.runFor(300);
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not in the page');
  return box;
}

/** Between two above each other, in either order: on a phone the newest is on top. */
async function gapBetween(one: Locator, other: Locator): Promise<number> {
  const [above, below] = [await boxOf(one), await boxOf(other)].toSorted((a, b) => a.y - b.y);
  return above === undefined || below === undefined ? NaN : below.y - above.y - above.height;
}

function shownTexts(notices: Locator): Promise<string[]> {
  return notices.evaluateAll((elements) =>
    elements
      .filter((element) => getComputedStyle(element).opacity === '1')
      .map(({ textContent }) => textContent ?? ''),
  );
}
