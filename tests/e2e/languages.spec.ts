import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/content/languages/languages.ts';
import { expectNoSidewaysScroll, expectNoViolation } from './support/accessibility.ts';
import { NEVER_HERE_BEFORE, openApp, PASSWORD, USER_NAME } from './support/app.ts';
import { textsIn } from './support/catalogue.ts';
import { expect, test } from './support/journey.ts';

const main = (page: Page) => page.getByRole('main');

test.describe('a day in Arabic', () => {
  // The direction is the other one, too; what is particular to another language is a matter of its catalogue (catalogues.test.ts).
  test.use({ locale: 'ar-SY', storageState: NEVER_HERE_BEFORE, viewport: { width: 390, height: 844 } });

  test('LNG-01 LNG-02: from the first start to the end of ten minutes, by the names in the catalogue', async ({
    page,
  }) => {
    const text = textsIn('ar');
    /** Axe knows what is wrong in this direction, too (LNG-02). */
    const check = (place: string) => expectNoViolation(page, `${place}, in Arabic`);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1, name: text('Welcome Back') })).toBeVisible();
    await page.getByLabel(text('Username')).fill(USER_NAME);
    await page.getByLabel(text('Password')).fill(PASSWORD);
    await page.getByLabel(text('Remember me on this device')).check();
    await page.getByRole('button', { name: text('Sign In') }).click();

    await expect(main(page).getByRole('button', { name: text('Start') })).toBeInViewport({ ratio: 1 });
    await check('home');
    await main(page).getByText('10', { exact: true }).click();
    await main(page)
      .getByRole('button', { name: text('Start') })
      .click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(text('New words'));
    await check('session');
    for (let step = 0; step < 150; step += 1) if (!(await goOn(page, text))) break;
    await expect(main(page).getByText(text('Done for today'))).toBeVisible();
    await main(page)
      .getByRole('link', { name: text('Finish') })
      .click();
    await expect(main(page).getByText(text('Done for today'))).toBeVisible();

    for (const path of ['/vocabulary', '/practice-a2']) {
      await page.goto(path);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await check(path);
    }
  });
});

/** Does what comes, in the way that needs the fewest presses; false at the end. */
async function goOn(page: Page, text: (english: string) => RegExp): Promise<boolean> {
  const content = main(page);
  const end = content.getByRole('link', { name: text('Finish') });
  const bar = content.locator('.action-bar').getByRole('button').last();
  const option = content.getByRole('group').getByRole('button').first();
  await end.or(bar).or(option).first().waitFor();
  if (await end.isVisible()) return false;
  await ((await bar.isVisible()) ? bar : option).click();
  return true;
}

test.describe('the choice', () => {
  test.use({ storageState: NEVER_HERE_BEFORE });

  test('LNG-01: is made on the sign-in page and in settings, at the same address, and remembered', async ({
    page,
  }) => {
    const [turkish, ukrainian] = [textsIn('tr'), textsIn('uk')];
    await page.goto('/login');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Türkçe');
    await expect(page.getByRole('heading', { level: 1, name: turkish('Welcome Back') })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page).toHaveTitle(new RegExp(`${turkish('Sign In').source.slice(1, -1)} · Oefenpad`));
    await page.getByLabel(turkish('Username')).fill(USER_NAME);
    await page.getByLabel(turkish('Password')).fill(PASSWORD);
    await page.getByLabel(turkish('Remember me on this device')).check();
    await page.getByRole('button', { name: turkish('Sign In') }).click();
    await page.waitForURL('/');

    await page.goto('/settings');
    await expect(page.getByText(turkish('No native speaker has checked this language yet.'))).toBeVisible();
    await page.getByRole('combobox', { name: turkish('Language') }).selectOption('Українська');
    await expect(page.getByRole('heading', { level: 1, name: ukrainian('Settings') })).toBeVisible();
    await expect(page).toHaveURL('/settings');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    await page.getByRole('combobox', { name: ukrainian('Language') }).selectOption('English');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});

/** The longest that a session can still take on the bar of a phone. */
const UNDER_WAY = {
  minutes: 60,
  startedAt: 0,
  pageOpenedAt: null,
  steps: [{ kind: 'learn', source: 'words', items: ['word:hallo', 'word:ja'], done: 0, secondsEach: 1700 }],
};

test('LNG-01 QUA-15: in every language the bar is one row, on a phone with a session under way and on a wide screen', async ({
  page,
}) => {
  await openApp(page);
  await page.evaluate((session) => {
    const day = new Date().toLocaleDateString('sv');
    localStorage.setItem('oefenpad.study-session', JSON.stringify({ ...session, day }));
  }, UNDER_WAY);
  const bar = page.getByRole('banner');
  for (const { code } of LANGUAGES) {
    await page.evaluate((language) => localStorage.setItem('oefenpad.language', language), code);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/progress');
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(bar.locator('a[href="/session"]:visible'), `${code} at ${width} px`).toHaveCount(1);
      await expectNoSidewaysScroll(page, `${code} at ${width} px`);
      const { height = 0 } = (await bar.boundingBox()) ?? {};
      expect(height, `${code} at ${width} px`).toBeLessThan(70);
    }
  }
});
