import type { Page } from '@playwright/test';
import { routedPages } from '../../scripts/size/built-site.mjs';
import { LANGUAGES } from '#content/languages/languages.ts';
import { PATHS } from '#routes/paths.ts';
import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { expect, test } from './support/journey.ts';

const ALL_PATHS = new Map(Object.entries(PATHS));
/** Views inside a page, as its history keeps them. */
const VIEWS: readonly (readonly [path: string, view: object])[] = [
  [PATHS.vocabulary, { kind: 'topic', topic: 1, filter: 'all' }],
  [
    PATHS.vocabulary,
    { kind: 'cards', topic: 8, list: 'In the Street', filter: 'all', card: 0, from: 'topic' },
  ],
  [PATHS.grammar, { kind: 'lesson', lesson: 'hoofdzinnen' }],
  [PATHS.grammar, { kind: 'practice', practice: 'word-order-main' }],
  [PATHS.interactions, { kind: 'practice', theme: 1, card: 0 }],
  [PATHS.reading, { kind: 'text', text: 'room-letter-new-neighbour' }],
  [PATHS.mockExam, { kind: 'part', part: 'reading' }],
];
const WIDTHS = [390, 320];

test.use({ viewport: { width: 390, height: 844 } });

for (const { code, name } of LANGUAGES.filter(({ direction }) => direction === 'rtl')) {
  test(`LNG-02 QUA-15: every page runs from right to left in ${name}, fits on a phone, and its Dutch runs from left to right`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.addInitScript((language) => localStorage.setItem('oefenpad.language', language), code);
    await page.goto(PATHS.login);
    await expect(page).not.toHaveURL(PATHS.login);
    await expectRightToLeft(page, 'after a load');
    for (const [route] of routedPages()) {
      const path = ALL_PATHS.get(route) ?? route;
      // Leads on to the page that is shown.
      if (path === PATHS.login || path === PATHS.home) continue;
      await goInApp(page, path);
      await expectRightToLeft(page, path);
    }
    for (const [path, view] of VIEWS) {
      await page.evaluate(
        ([address, shown]) => history.pushState({ index: 0, visit: 0, view: shown }, '', address),
        [path, view] as const,
      );
      await page.reload();
      await expectRightToLeft(page, `${path} ${JSON.stringify(view)}`);
    }
  });
}

/** Without loading the app again, which takes longer than the questions. */
async function goInApp(page: Page, path: string): Promise<void> {
  const before = await page.locator('h1').first().elementHandle();
  await page.evaluate((address) => history.pushState({ index: 0, visit: 0 }, '', address), path);
  // Until the page is there, the one before it stays.
  await expect.poll(() => before?.evaluate((heading) => heading.isConnected), path).toBe(false);
}

async function expectRightToLeft(page: Page, place: string): Promise<void> {
  const root = page.locator('html');
  await expect(root, place).toHaveAttribute('dir', 'rtl');
  await expect(root, place).not.toHaveAttribute('data-waiting');
  await expect(page.locator('h1').first(), place).toBeVisible();
  const turned = await page.evaluate(() =>
    [...document.querySelectorAll('#root [lang="nl"]')]
      .filter((element) => getComputedStyle(element).direction !== 'ltr')
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
  expect(turned, place).toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page, `${place} at ${width} px`);
  }
}
