import { expect, test, type Locator, type Page } from '@playwright/test';
import { openApp, watchRequests } from './support/app.ts';
import { holdRequests } from './support/held-requests.ts';
import { openMisc, openMiscSection, SECTIONS } from './support/misc.ts';

const factDialog = (page: Page) => page.getByRole('dialog', { name: 'Did You Know?' });
const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

/** Where the page's own bar ends: what is below it can be seen. */
const endOfBars = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => heading.parentElement?.getBoundingClientRect().bottom ?? 0);

test('MSC-01: a fun fact greets once, names its source, and comes again by its button, another one', async ({
  page,
}) => {
  const requests = watchRequests(page);
  await openApp(page, '/misc');
  const fact = factDialog(page);
  const text = () => fact.locator('p[lang=nl]').innerText();
  await expect(fact.getByRole('link')).toHaveAttribute('href', /^https:\/\//);
  const first = await text();
  await fact.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(fact).toBeHidden();
  await page.getByRole('button', { name: 'Did You Know?' }).click();
  expect(await text()).not.toBe(first);
  await fact.getByRole('button', { name: 'Interesting!' }).click();
  await expect(page.getByRole('button', { name: 'Did You Know?' })).toBeFocused();
  // Nobody is stopped at the door twice.
  await page.getByRole('link', { name: 'Culture' }).click();
  await page.getByRole('link', { name: 'Misc' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Miscellaneous Dutch' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 3, name: 'The 26 letters' })).toBeVisible();
  await expect(fact).toBeHidden();
  expect(requests.foreign()).toEqual([]);
});

test('MSC-01: the fun fact stays away from somebody who has begun already', async ({ page }) => {
  await openApp(page);
  const release = await holdRequests(page, '**/fact-dialog-*.js');
  await page.goto('/misc');
  await page.getByRole('button', { name: 'Topics', exact: true }).click();
  const loaded = page.waitForResponse('**/fact-dialog-*.js');
  release();
  await loaded;
  await expect(page.getByRole('heading', { level: 3, name: 'The 26 letters' })).toBeVisible();
  await expect(factDialog(page)).toBeHidden();
});

test('MSC-01: the tagline, seven topics, and a header that stays', async ({ page }) => {
  await openMisc(page);
  await expect(
    page.getByText('Practical Dutch vocabulary for daily use. From greetings to time and days.'),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Topics' }).getByRole('listitem')).toHaveCount(7);
  await page.getByRole('button', { name: 'Start Directions' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Directions' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.getByRole('button', { name: 'Topics', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Useful Categories' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Useful Categories' })).toBeInViewport();
});

test('MSC-02: eight cards lead to eight sections, and back, with the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMisc(page);
  await expect(page.getByRole('button', { name: /^Start / })).toHaveCount(8);
  for (const [title, id] of Object.entries(SECTIONS)) {
    const start = page.getByRole('button', { name: `Start ${title}`, exact: true });
    await start.click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
    const section = page.getByRole('region', { name: title });
    await expect(section).toHaveAttribute('id', id);
    await expect(section).toBeInViewport();
    const fromBars = (await topOf(section)) - (await endOfBars(page));
    expect(fromBars).toBeGreaterThanOrEqual(0);
    expect(fromBars).toBeLessThan(60);
    await section.getByRole('button', { name: '← Back to Topics' }).click();
    await expect(start).toBeFocused();
    await expect(start).toBeInViewport({ ratio: 1 });
  }
});

test('MSC-02: Start scrolls smoothly, and at once where reduced motion is asked for', async ({ page }) => {
  await page.addInitScript(() => {
    const behaviours: unknown[] = [];
    Object.assign(globalThis, { behaviours });
    const original: unknown = Reflect.get(Element.prototype, 'scrollIntoView');
    Element.prototype.scrollIntoView = function scrollIntoView(options) {
      if (typeof options === 'object') behaviours.push(options.behavior);
      if (typeof original === 'function') Reflect.apply(original, this, [options]);
    };
  });
  await openMisc(page);
  const behaviours = () => page.evaluate(() => Reflect.get(globalThis, 'behaviours'));
  await page.getByRole('button', { name: 'Start Body Parts' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Body Parts' })).toBeFocused();
  expect(await behaviours()).toEqual(['smooth']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('region', { name: 'Body Parts' }).getByText('← Back to Topics').click();
  expect(await behaviours()).toEqual(['smooth', 'instant']);
});

test('MSC-02 QUA-02: Start waits for the code above its section, and a section that failed is tried again', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/alphabet-section-*.js', { thenFail: true });
  await openMisc(page);
  await page.getByRole('button', { name: 'Start Directions' }).click();
  await expect(page.getByRole('button', { name: 'Start Directions' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Alphabets: loading …')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 2, name: 'Directions' })).toBeFocused();
  await page.unrouteAll();
  const alphabets = page.getByRole('region', { name: 'Alphabets' });
  await alphabets.getByRole('button', { name: 'Try Again' }).click();
  await expect(alphabets.getByRole('heading', { name: 'The 26 letters' })).toBeVisible();
});

test('MSC-02: an address that names a section leads to it, without a fun fact in the way', async ({
  page,
}) => {
  await openApp(page, '/misc#directions-section');
  await expect(page.getByRole('heading', { level: 2, name: 'Directions' })).toBeFocused();
  await expect(factDialog(page)).toBeHidden();
});

test('MSC-01 QUA-14: what has the focus is never under the bars', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openMiscSection(page, 'Alphabets');
  await page.getByRole('button', { name: '← Back to Topics' }).first().focus();
  for (let press = 0; press < 45; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused.closest('header') || focused.closest('main') === null) return false;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found === null || !(focused.contains(found) || found.contains(focused));
    });
    expect(isCovered, `after ${press + 1} times Shift+Tab`).toBe(false);
  }
});
