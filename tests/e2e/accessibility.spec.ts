import type { Page } from '@playwright/test';
import { expectNoViolation, lookByTurns, LOOKS, smallTargets, setLook } from './support/accessibility.ts';
import { NEVER_HERE_BEFORE, openApp } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { openCards } from './support/vocabulary.ts';
import { serveWords } from './support/word-list.ts';

const OTHER_PAGES = ['/review', '/no-such-page'];

test.describe('in a browser that was never here', () => {
  test.use({ storageState: NEVER_HERE_BEFORE });

  test('QUA-13 QUA-16: axe finds nothing on the sign-in page, in all four looks', async ({ page }) => {
    for (const look of LOOKS) {
      await setLook(page, look);
      await page.goto('/login');
      await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme);
      if (look === LOOKS[0]) await expectNoViolation(page, 'sign-in');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('Username is required')).toBeVisible();
      await expectNoViolation(page, `sign-in with errors, ${look.theme}, ${look.width} px`);
    }
  });
});

// A sample with the elements of all other pages: bars, cards, a card to turn, fields, a lesson with its quiz.
for (const [place, open] of Object.entries({
  home: (page: Page) => openApp(page),
  'a word card': async (page: Page) => {
    await serveWords(page);
    await openCards(page);
    await page.getByRole('button', { name: 'Show Translation' }).click();
  },
  'a lesson with a question answered': async (page: Page) => {
    await openApp(page, '/grammar');
    await page.getByRole('button', { name: '4 Main Clauses' }).click();
    await page.locator('fieldset').last().getByRole('button').first().click();
    await expect(page.getByText('Explanation:')).toBeVisible();
  },
})) {
  test(`QUA-13 QUA-16: axe finds nothing in all four looks: ${place}`, async ({ page }) => {
    await open(page);
    for (const look of LOOKS) {
      await setLook(page, look);
      await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme);
      await expectNoViolation(page, `${place}, ${look.theme}, ${look.width} px`);
    }
  });
}

test('QUA-13 QUA-16: axe finds nothing on any page or dialog', async ({ page }) => {
  const expectAccessible = await lookByTurns(page, { theme: 'dark', width: 390 });
  await serveWords(page);
  await openApp(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('learner', { exact: true }).click();
  await expectAccessible('menu');
  for (const path of OTHER_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(path);
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible('shortcut help');

  await page.goto('/vocabulary');
  await expect(page.getByRole('button', { name: /Who Are You/ })).toBeVisible();
  await expectAccessible('topics');
  await page.getByRole('button', { name: 'Word of the Day' }).click();
  await page.getByRole('button', { name: 'Show Answer' }).click();
  await expectAccessible('word of the day');
  await page.keyboard.press('Escape');
  await page.getByPlaceholder('Search Dutch or English words...').fill('a');
  await expect(page.getByText(/words? found/)).toBeVisible();
  await expectAccessible('search');
  await page.getByPlaceholder('Search Dutch or English words...').fill('');
  await page.getByRole('button', { name: /Who Are You/ }).click();
  await expectAccessible('lists');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm Logout' })).toBeVisible();
  await expectAccessible('logout dialog');
});

test('QUA-15: all controls are at least 44 px high, and Dutch is marked as Dutch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await serveWords(page);
  await openCards(page);
  await page.getByRole('button', { name: 'Show Translation' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('learner', { exact: true }).click();
  expect(await smallTargets(page)).toEqual([]);
  for (const text of ['de afspraak', 'Ik heb morgen een afspraak, om negen uur.', 'afspraken']) {
    expect(
      await page
        .getByText(text)
        .first()
        .evaluate((element) => element.closest('[lang]')?.getAttribute('lang')),
    ).toBe('nl');
  }
});

test('QUA-16: the theme follows the device until one is chosen, and applies before the first paint', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openApp(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByText('learner', { exact: true }).click();
  await page.getByLabel('Dark').check();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.goto('/culture', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  await expect(html).toHaveAttribute('data-theme', 'dark');
});
