import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { DAY_MS } from '#lib/duration.ts';
import { signIn, USER_NAME } from './support/app.ts';
import { holdScripts } from './support/held-scripts.ts';

const HEADING = 'Learn the Dutch you need, up to A2 and your exam';
const WAITING = 'Restoring your session...';

const home = (page: Page) => page.getByRole('heading', { level: 1, name: HEADING });
/** Home as the app draws it. */
const appHome = (page: Page) => page.locator('#root').getByRole('heading', { level: 1, name: HEADING });

/** Somebody who is remembered opens home, and the app's scripts don't come before the answer is called. */
async function openHomeBeforeApp(page: Page): Promise<() => void> {
  await signIn(page, { remember: true });
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(home(page)).toBeVisible();
  return release;
}

/** From the next page on: whether home was ever shown, and how far anything moved. */
async function watchPage(page: Page): Promise<void> {
  await page.addInitScript((heading) => {
    Reflect.set(window, 'sawHome', false);
    Reflect.set(window, 'shift', 0);
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) {
        if (textContent === heading) Reflect.set(window, 'sawHome', true);
      }
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, HEADING);
}

const noted = (page: Page, name: string) => page.evaluate((key) => Reflect.get(window, key), name);

/** What stands in an element and where, without what differs from one drawing to the next. */
function pictureOf(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) =>
    [...element.querySelectorAll('*')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const box = [x, y, width, height].map(Math.round);
      return [part.tagName, part.getAttribute('class'), part.getAttribute('href'), part.textContent, ...box];
    }),
  );
}

for (const width of [320, 390, 1280]) {
  test(`QUA-02: home is painted before the app has come, and is what the app then draws, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchPage(page);
    await signIn(page, { remember: true });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(home(page)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
    expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(0);
    const before = await pictureOf(page, 'body > div:not(#root)');
    release();
    await expect(appHome(page)).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await pictureOf(page, '#root')).toEqual(before);
    expect(await noted(page, 'shift')).toBe(0);
    await expect(page).toHaveTitle('Home · Oefenpad');
  });
}

test('QUA-02 NAV-06: the name in it is the name of who is signed in', async ({ page }) => {
  await openHomeBeforeApp(page);
  await expect(page.getByRole('button', { name: USER_NAME })).toBeVisible();
});

test('QUA-02: a link of it works before the app has come', async ({ page }) => {
  const release = await openHomeBeforeApp(page);
  await page.getByRole('link', { name: 'Study vocabulary' }).click();
  await expect(page).toHaveURL('/vocabulary');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Vocabulary' })).toBeVisible();
});

test('QUA-02: a button pressed before the app has come is not lost', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await openHomeBeforeApp(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  release();
  await expect(appHome(page)).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(menu).toBeFocused();
  await expect(page.getByRole('link', { name: 'Vocabulary', exact: true })).toBeVisible();
});

test('QUA-14: whoever goes through it by keyboard goes on in the app', async ({ page }) => {
  const release = await openHomeBeforeApp(page);
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Vocabulary', exact: true });
  await expect(link).toBeFocused();
  release();
  await expect(appHome(page)).toBeVisible();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Vocabulary' })).toBeVisible();
});

test('QUA-14: its skip link leads to the content once the app has come', async ({ page }) => {
  const release = await openHomeBeforeApp(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('QUA-02: a press that lasts until the app has come still counts', async ({ page }) => {
  const release = await openHomeBeforeApp(page);
  await page.getByRole('link', { name: 'Study vocabulary' }).hover();
  await page.mouse.down();
  release();
  await expect(page.locator('#root h1')).toHaveText(HEADING);
  await expect(page.locator('#root')).toBeHidden();
  await page.mouse.up();
  await expect(page).toHaveURL('/vocabulary');
});

test('QUA-02: the place scrolled to stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const release = await openHomeBeforeApp(page);
  await page.evaluate(() => scrollTo(0, 300));
  release();
  await expect(appHome(page)).toBeAttached();
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

for (const [who, prepare] of [
  ['somebody who never signed in', async () => undefined],
  [
    'somebody who signed out',
    async (page: Page) => {
      await signIn(page, { remember: true });
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/login');
    },
  ],
  [
    'somebody whose session is over',
    async (page: Page) => {
      await signIn(page, { remember: true });
      await page.clock.setFixedTime(Date.now() + 2 * DAY_MS);
    },
  ],
  [
    'a stored session that nobody can read',
    async (page: Page) => {
      await signIn(page, { remember: true });
      await page.evaluate(() => localStorage.setItem('oefenpad.session', 'AAAA'));
    },
  ],
] as const) {
  test(`QUA-02: home is never shown to ${who}`, async ({ page }) => {
    await prepare(page);
    await watchPage(page);
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText(WAITING)).toBeVisible();
    await expect(home(page)).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    expect(await noted(page, 'sawHome')).toBe(false);
  });
}

test('QUA-02: a host that answers another path with the same page shows that path, not home', async ({
  page,
}) => {
  await signIn(page, { remember: true });
  await page.route('**/vocabulary', async (route) =>
    route.fulfill({ response: await page.request.get('/') }),
  );
  await watchPage(page);
  await page.goto('/vocabulary');
  await expect(page.getByRole('heading', { level: 1, name: 'Vocabulary' })).toBeVisible();
  expect(await noted(page, 'sawHome')).toBe(false);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`QUA-13 QUA-16: before the app has come too home has its theme, and axe finds nothing, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openHomeBeforeApp(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test('QUA-02: it prints once, without its navigation', async ({ page }) => {
  await openHomeBeforeApp(page);
  await page.emulateMedia({ media: 'print' });
  await expect(home(page)).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByText(WAITING)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('QUA-02: nobody sees home', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading')).toHaveCount(0);
  });
});
