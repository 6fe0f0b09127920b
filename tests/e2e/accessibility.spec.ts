import { expect, test } from '@playwright/test';
import {
  expectNoSidewaysScroll,
  expectNoViolation,
  LOOKS,
  smallTargets,
  wearLook,
} from './support/accessibility.ts';
import { signIn } from './support/app.ts';
import { serveWords } from './support/word-list.ts';

const OTHER_PAGES = ['/review', '/no-such-page'];

for (const { theme, width } of LOOKS) {
  test(`QUA-13 QUA-16: axe finds nothing on any page or dialog, ${theme}, ${width} px`, async ({ page }) => {
    test.setTimeout(90_000);
    await wearLook(page, { theme, width });
    await serveWords(page);
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectNoViolation(page, 'sign-in');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Username is required')).toBeVisible();
    await expectNoViolation(page, 'sign-in with errors');

    await signIn(page, { remember: true });
    await expectNoViolation(page, 'home');
    if (width === 390) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByText('learner', { exact: true }).click();
      await expectNoViolation(page, 'menu');
    }
    for (const path of OTHER_PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolation(page, path);
    }
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectNoViolation(page, 'shortcut help');

    await page.goto('/vocabulary');
    await expect(page.getByRole('button', { name: /Who Are You/ })).toBeVisible();
    await expectNoViolation(page, 'topics');
    await page.getByRole('button', { name: 'Word of the Day' }).click();
    await page.getByRole('button', { name: 'Show Answer' }).click();
    await expectNoViolation(page, 'word of the day');
    await page.keyboard.press('Escape');
    await page.getByPlaceholder('Search Dutch or English words...').fill('a');
    await expect(page.getByText(/words? found/)).toBeVisible();
    await expectNoViolation(page, 'search');
    await page.getByPlaceholder('Search Dutch or English words...').fill('');
    await page.getByRole('button', { name: /Who Are You/ }).click();
    await expectNoViolation(page, 'lists');
    await page.getByRole('button', { name: 'Personal Details' }).click();
    await page.getByRole('button', { name: 'Show Translation' }).click();
    await expectNoViolation(page, 'card');
    if (width === 390) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirm Logout' })).toBeVisible();
    await expectNoViolation(page, 'logout dialog');
  });
}

test('QUA-13 AUTH-23: axe finds nothing in the dialog of a session that ends', async ({ page }) => {
  await page.clock.install();
  await signIn(page);
  await page.clock.fastForward('23:56:00');
  await page.clock.runFor('00:31');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolation(page, 'session dialog');
});

test('QUA-15: at 400% zoom, with wide text spacing and in forced colours nothing is lost or cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await serveWords(page);
  await signIn(page, { path: '/vocabulary', remember: true });
  await expectNoSidewaysScroll(page, 'topics');
  // WCAG 1.4.12, as a constructed style sheet: a style element would be refused by the Content-Security-Policy.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  await expectNoSidewaysScroll(page, 'topics with wide text spacing');
  await page.getByRole('button', { name: /Who Are You/ }).click();
  await page.getByRole('button', { name: 'Personal Details' }).click();
  await page.getByRole('button', { name: 'Show Translation' }).click();
  await expectNoSidewaysScroll(page, 'card');
  await page.emulateMedia({ forcedColors: 'active' });
  const edges = await page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((all) => all.map((button) => getComputedStyle(button).borderTopStyle));
  expect(new Set(edges)).toEqual(new Set(['solid']));
});

test('QUA-15: everything that can be pressed is at least 44 px high, and Dutch is marked as Dutch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await serveWords(page);
  await signIn(page, { path: '/vocabulary' });
  await page.getByRole('button', { name: /Who Are You/ }).click();
  await page.getByRole('button', { name: 'Personal Details' }).click();
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

test('QUA-16: the theme follows the device until one is chosen, and the choice is there before the first paint', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, { remember: true });
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
