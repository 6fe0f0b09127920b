import { openApp } from './support/app.ts';
import { expect, test } from './support/journey.ts';

test('NAV-07: a new page has the focus on its heading and no scroll; Back restores the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openApp(page, '/vocabulary');
  const topic = page.getByRole('button', { name: /Safety in Traffic/ });
  await topic.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 50));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await topic.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(topic).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('QUA-14: the skip link is first and leads past the navigation', async ({ page }) => {
  await openApp(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto('/vocabulary');
  await page.getByRole('button', { name: /Shopping/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping' })).toBeFocused();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping' })).toBeVisible();
});

test('QUA-14 NAV-04: Back closes an open dialog and stays on the page; closing it leaves no history entry', async ({
  page,
}) => {
  await openApp(page, '/practice-a2');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const openLogout = async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(dialog).toBeVisible();
  };
  await openLogout();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');
  // Forward again: nothing opens, and Back leads to the previous page.
  await page.goForward();
  await expect(dialog).toBeHidden();
  for (const close of ['Cancel', 'Esc', 'reload']) {
    await openLogout();
    if (close === 'Cancel') await page.getByRole('button', { name: 'Cancel' }).click();
    else if (close === 'Esc') await page.keyboard.press('Escape');
    else await page.reload();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect.poll(() => page.evaluate(() => 'dialogOver' in history.state)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/practice-a2');

  // The question before leaving is a dialog, too: pressing Back there means staying.
  await page.getByRole('main').locator('a[href="/knm-game"]').first().click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Question 1 of 30')).toBeVisible();
  for (let time = 1; time <= 2; time += 1) {
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Leave the game?' })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Question 1 of 30')).toBeVisible();
  }
  await page.goBack();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/practice-a2');
});
