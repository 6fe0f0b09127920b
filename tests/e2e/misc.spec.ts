import type { Locator, Page } from '@playwright/test';
import { openApp, watchRequests } from './support/app.ts';
import { holdRequests } from './support/held-requests.ts';
import { expect, test } from './support/journey.ts';
import { openMiscSection, SECTIONS } from './support/misc.ts';

const factDialog = (page: Page) => page.getByRole('dialog', { name: 'Did You Know?' });
const strip = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const headingOf = (page: Page, title: keyof typeof SECTIONS) =>
  page.locator(`#${SECTIONS[title]}`).getByRole('heading', { level: 2, name: title });
const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

/** The lower edge of the page's own bar: everything below it is visible. */
const endOfBars = (page: Page) => strip(page).evaluate((nav) => nav.getBoundingClientRect().bottom);

test('MSC-01 QUA-14: the tagline, seven topics, and a button for a fun fact with source, a new one each time', async ({
  page,
}) => {
  const requests = watchRequests(page);
  await openApp(page, '/misc');
  await expect(page.getByRole('heading', { level: 3, name: 'The 26 letters' })).toBeVisible();
  await expect(
    page.getByText('Practical Dutch vocabulary for daily use. From greetings to time and days.'),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Topics' }).getByRole('listitem')).toHaveCount(7);
  const fact = factDialog(page);
  await expect(fact).toBeHidden();
  const text = () => fact.locator('p[lang=nl]').innerText();
  const opener = page.getByRole('button', { name: 'Did You Know?' });
  await opener.click();
  await expect(fact.getByRole('link')).toHaveAttribute('href', /^https:\/\//);
  const first = await text();
  await fact.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(fact).toBeHidden();
  await opener.click();
  expect(await text()).not.toBe(first);
  await fact.getByRole('button', { name: 'Interesting!' }).click();
  await expect(opener).toBeFocused();
  expect(requests.foreign()).toEqual([]);
});

test('MSC-01 MSC-02: eight cards lead to eight sections, and back, with the focus, under a sticky header', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openApp(page, '/misc');
  const cards = page.getByRole('region', { name: 'Useful Categories' });
  await expect(cards.getByRole('button', { name: /^Start / })).toHaveCount(8);
  for (const [title, id] of Object.entries(SECTIONS)) {
    const start = cards.getByRole('button', { name: `Start ${title}`, exact: true });
    await start.click();
    // By its id: finding a name among 5,000 elements takes long.
    const section = page.locator(`#${id}`);
    await expect(section.getByRole('heading', { level: 2, name: title })).toBeFocused();
    await expect(section).toHaveAccessibleName(title);
    await expect(section).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    const fromBars = (await topOf(section)) - (await endOfBars(page));
    expect(fromBars).toBeGreaterThanOrEqual(0);
    expect(fromBars).toBeLessThan(60);
    await section.getByRole('button', { name: '← Back to Topics' }).click();
    await expect(start).toBeFocused();
    await expect(start).toBeInViewport({ ratio: 1 });
  }
});

test('MSC-02 QUA-15: the strip links to the sections by address, marks the current one, and Back returns', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Positions are compared to the pixel.
  await page.route('**/fonts/**', (route) => route.abort());
  await openApp(page, '/misc');
  const links = strip(page).getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(Object.keys(SECTIONS));
  const link = (name: string) => strip(page).getByRole('link', { name, exact: true });
  const current = strip(page).locator('[aria-current=location]');
  await expect(current).toHaveText('Topics');

  await link('Body Parts').click();
  await expect(page).toHaveURL(/\/misc#body-parts-section$/);
  await expect(headingOf(page, 'Body Parts')).toBeFocused();
  await expect(current).toHaveText('Body Parts');
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 700);
  const left = page.locator('#body-parts-section').getByRole('heading', { name: 'The words', exact: true });
  await expect(left).toBeInViewport();
  const before = await topOf(left);
  await link('Numbers').click();
  await expect(current).toHaveText('Numbers');
  expect(Math.abs((await topOf(page.locator('#numbers-section'))) - (await endOfBars(page)))).toBeLessThan(
    60,
  );

  await page.goBack();
  await expect(page).toHaveURL(/#body-parts-section$/);
  await expect.poll(() => topOf(left)).toBeCloseTo(before, 0);
  await expect(current).toHaveText('Body Parts');
  await expect(link('Numbers')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/misc$/);
  await expect(current).toHaveText('Topics');
  await page.goForward();
  await expect.poll(() => topOf(left)).toBeCloseTo(before, 0);

  // Back from another page also restores the position.
  await page.getByRole('link', { name: 'Culture' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Culture/ })).toBeFocused();
  await page.goBack();
  await expect.poll(() => topOf(left)).toBeCloseTo(before, 0);
});

test('MSC-02 QUA-14: on a phone the strip works by keys, shows the current name, and covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openApp(page, '/misc');
  const links = strip(page).getByRole('link');
  const sizes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()));
  for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await links.first().focus();
  for (const title of Object.keys(SECTIONS)) {
    await page.keyboard.press('Tab');
    await expect(links.filter({ hasText: title })).toBeFocused();
    await expect(links.filter({ hasText: title })).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Enter');
  await expect(headingOf(page, 'Education System')).toBeFocused();
  expect(await topOf(headingOf(page, 'Education System'))).toBeGreaterThan(await endOfBars(page));
  const current = strip(page).locator('[aria-current=location]');
  await expect(current).toHaveText('Education System');
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.locator('#time-practice').getByText('← Back to Topics').focus();
  await expect(current).toHaveText('Time');
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('MSC-02 QUA-04: what is out of view is not drawn, but find-in-page finds it in its place', async ({
  page,
}) => {
  await openApp(page, '/misc');
  const parts = page.locator('section > div:nth-of-type(2) > *');
  const drawn = () =>
    parts.evaluateAll(
      (all) =>
        all.filter((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length,
    );
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  // Before a section is loaded its placeholder is one part.
  await expect.poll(() => parts.count()).toBeGreaterThan(35);
  await expect(page.getByText(': loading …')).toHaveCount(0);
  await expect.poll(drawn).toBeLessThan(5);
  // The section loaded last may be measured a moment after its text appears.
  let whole = 0;
  await expect
    .poll(
      async () => {
        const before = whole;
        whole = await height();
        return whole - before;
      },
      { intervals: [500] },
    )
    .toBe(0);
  // In the last section.
  expect(await page.evaluate(() => Reflect.get(window, 'find').call(window, 'vanaf 16 jaar'))).toBe(true);
  await expect(page.locator('#education-section')).toBeInViewport();
  expect(await drawn()).toBeGreaterThan(0);
  expect(await drawn()).toBeLessThan(10);
  expect(await height()).toBe(whole);
});

test('MSC-02: Start scrolls smoothly, and at once with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    const behaviours = new Set<unknown>();
    Object.assign(globalThis, { behaviours });
    const original: unknown = Reflect.get(Element.prototype, 'scrollIntoView');
    Element.prototype.scrollIntoView = function scrollIntoView(options) {
      if (typeof options === 'object') behaviours.add(options.behavior);
      if (typeof original === 'function') Reflect.apply(original, this, [options]);
    };
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openApp(page, '/misc');
  const behaviours = () => page.evaluate(() => [...Reflect.get(globalThis, 'behaviours')]);
  await page.getByRole('button', { name: 'Start Body Parts' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Body Parts' })).toBeFocused();
  expect(await behaviours()).toEqual(['smooth']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('region', { name: 'Body Parts' }).getByText('← Back to Topics').click();
  expect(await behaviours()).toEqual(['smooth', 'instant']);
});

test('MSC-02 QUA-02: Start waits for the code above its section, and a section that failed is retried', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/alphabet-section-*.js', { thenFail: true });
  await openApp(page, '/misc');
  await page.getByRole('button', { name: 'Start Directions' }).click();
  await expect(page.getByRole('button', { name: 'Start Directions' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Alphabets: loading …')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 2, name: 'Directions' })).toBeFocused();
  const tryAgain = page.getByRole('region', { name: 'Alphabets' }).getByRole('button', { name: 'Try Again' });
  // Before that the app tries by itself, and would succeed.
  await expect(tryAgain).toBeVisible();
  await page.unrouteAll();
  await tryAgain.click();
  await expect(page.getByRole('heading', { name: 'The 26 letters' })).toBeVisible();
});

test('MSC-01 MSC-02 QUA-14: an address can name a section, and the focus is never under the bars', async ({
  page,
}) => {
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
