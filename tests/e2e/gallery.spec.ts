import type { Locator } from '@playwright/test';
import { expectNoViolation, LOOKS } from './support/accessibility.ts';
import { notifications, openGallery, press } from './support/gallery.ts';
import { expect, test } from './support/journey.ts';

// Colours come from tokens, which all parts show here: the one page that is checked in all four looks.
for (const { theme, width } of LOOKS) {
  test(`QUA-13 QUA-16: axe finds nothing in the parts, ${theme}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openGallery(page, theme);
    await expectNoViolation(page, 'parts');
  });
}

for (const { theme, width } of [LOOKS[0], LOOKS[3]]) {
  test(`QUA-13: axe finds nothing in a dialog, notifications and a tooltip that show, ${theme}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openGallery(page, theme);
    await press(page, 'Bad news');
    await press(page, 'Good news');
    const notices = notifications(page).getByRole('listitem');
    await expect(notices).toHaveCount(2);
    for (const notice of await notices.all()) await expect(notice).toHaveCSS('opacity', '1');
    // A notice that moves into place may move what is pointed at from under the pointer.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await page.getByRole('button', { name: 'Help', exact: true }).hover();
      await expect(page.getByRole('tooltip')).toHaveText('Keys you can use here', { timeout: 2000 });
    }).toPass({ timeout: 20_000 });
    await expectNoViolation(page, 'notifications and a tooltip');
    // Again: those two may be about to close, and fading ones have no colours to check.
    await page.reload();
    await press(page, 'A dialog that stays');
    await press(page, 'Notify me');
    const dialog = page.getByRole('dialog', { name: 'Your session expires soon' });
    // Inside the dialog: everything outside is inert.
    const notice = dialog.getByRole('listitem').filter({ hasText: 'Still here' });
    await expect(notice).toHaveCSS('opacity', '1');
    await expectNoViolation(page, 'dialog', 'dialog');
  });
}

test('QUA-15: 320 px wide, as at 400% zoom, and with wide text spacing nothing overflows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openGallery(page);
  await page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`,
  });
  await expectNoSidewaysScroll(page.locator('html'));
  await press(page, 'A long dialog');
  const dialog = page.getByRole('dialog');
  await expectNoSidewaysScroll(dialog);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
});

test('QUA-15: targets are at least 44 px', async ({ page }) => {
  await openGallery(page);
  await press(page, 'Plain notification');
  await expect(page.getByRole('button', { name: 'Close notification' })).toBeVisible();
  const targets = page.locator('button, label:has([type=checkbox], [type=radio]), input:not([type])');
  const small = await targets.evaluateAll((elements) =>
    elements
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44),
  );
  expect(small).toEqual([]);
});

test('QUA-01: the reading font arrives after the first paint and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openGallery(page);
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Next') && status === 'loaded'),
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const shifts = await page.evaluate((): number[] => Reflect.get(window, 'shifts'));
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test.describe('QUA-14: by keyboard alone', () => {
  test('QUA-14: a dialog takes the focus, keeps it, and gives it back', async ({ page }) => {
    await openGallery(page);
    const opener = page.getByRole('button', { name: 'Ask before leaving' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Confirm Logout' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Logout' })).toBeFocused();
    // After the last control comes the browser itself, never the page behind.
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate(() =>
        document.activeElement?.matches('main > :not(:has(dialog)) *'),
      );
      expect(isBehind).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('QUA-14: a dialog that must be answered ignores Esc, however often', async ({ page }) => {
    await openGallery(page);
    await press(page, 'A dialog that stays');
    const dialog = page.getByRole('dialog');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await press(page, 'Extend Session');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'A dialog that stays' })).toBeFocused();
  });

  test('QUA-14: arrows choose in a radio group, which is one Tab stop', async ({ page }) => {
    await openGallery(page);
    const level = page.getByRole('group', { name: 'Level' });
    await page.getByRole('checkbox', { name: 'Shuffle the words' }).focus();
    await page.keyboard.press('Tab');
    await expect(level.getByRole('radio', { name: 'A2' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(level.getByRole('radio', { name: 'B1' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Plain notification' })).toBeFocused();
  });

  test('QUA-14: the focus is visible', async ({ page }) => {
    await openGallery(page);
    for (const part of [
      page.getByRole('button', { name: 'Save primary' }),
      page.getByRole('checkbox', { name: 'Shuffle the words' }),
    ]) {
      await part.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(part).toBeFocused();
      await expect(part).toHaveCSS('outline', /solid 3px/);
    }
  });
});

async function expectNoSidewaysScroll(part: Locator): Promise<void> {
  const excess = await part.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(excess).toBe(0);
}
