import { NEVER_HERE_BEFORE, openApp } from './support/app.ts';
import { expect, test } from './support/journey.ts';

// The title and heading of each page: first-visit.spec.ts.
test('NAV-01 NAV-02 NAV-03: guarded paths ask to sign in, others are 404 pages', async ({
  page,
  browser,
}) => {
  const stranger = await browser.newPage({ storageState: NEVER_HERE_BEFORE });
  await stranger.goto('/mock-exam');
  await expect(stranger).toHaveURL(/\/login$/);
  await stranger.close();
  await page.goto('/no/such-page');
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('NAV-01 NAV-05: on a wide screen all links are in one row and stay put; personal pages are in the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openApp(page, '/culture');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText([
    'Home',
    'Vocabulary',
    'Interactions',
    'Grammer',
    "Video's",
    'Culture',
    'Reading',
    'Practice A2',
    'Misc',
  ]);
  const tops = await links.evaluateAll((all) =>
    all.map((link) => Math.round(link.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
  await expect(page.getByRole('link', { name: 'Culture' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('[aria-current=page]')).toHaveCount(1);

  const places = () =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
  const before = await places();
  for (const name of ['Home', 'Practice A2']) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('link', { name, exact: true }).first()).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await places()).toEqual(before);
  }
  const edges = await page.getByRole('banner').evaluate((header) => {
    const { left, right } = header.getBoundingClientRect();
    return [left, right];
  });
  expect(edges).toEqual([0, await page.evaluate(() => document.documentElement.clientWidth)]);
  // Only a scroll bar is next to it: no empty room is reserved.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollbarGutter)).toBe('auto');

  for (const name of ['Review', 'Progress', 'Settings']) {
    await page.getByText('learner', { exact: true }).click();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
  }
});

test('NAV-05 QUA-14: on a narrow screen the links are a menu that works by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openApp(page);
  const toggle = page.getByRole('button', { name: 'Menu' });
  const link = page.getByRole('link', { name: 'Vocabulary', exact: true });
  await expect(link).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/vocabulary');
  await expect(link).toBeHidden();
});
