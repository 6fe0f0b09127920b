import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { PATHS } from '#routes/paths.ts';
import { builtSiteRows, routedPages } from '../../scripts/size/built-site.mjs';
import { isContentFile } from '../../scripts/size/site-sizes.mjs';
import { PAGES } from '../browsers/pages.ts';
import { setWideTextSpacing } from './support/accessibility.ts';
import { SIGNED_IN } from './support/app.ts';
import { expectAllThere, expectWhole, ZOOMED } from './support/zoomed.ts';

/** Shorter than the time after which the app loads other pages ahead, in the page's own time. */
const BEFORE_FETCHING_AHEAD_MS = 900;
const STEP_MS = 100;
/** Long enough for one part to request another, on this machine. */
const QUIET_MS = 300;
/** QUA-02 doesn't count the page's own data nor, like QUA-01, the font that loads after the paint. */
const NOT_COUNTED = /\.(?:csv|json|pack|woff2)$/;

const SITE = process.env['E2E_SITE'] ?? 'dist';
const ROUTES = new Map<string, string>(Object.entries(PATHS));
const TITLES = new Map<string, string>(Object.entries(PAGES));

// Each page in a new browser, for all that is asked of each: a visit takes longer than the questions.
test('QUA-02 QUA-09 QUA-15 NAV-01 NAV-07: a first visit of each page loads the bytes of its budget, has a title, and is whole at 400% zoom', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const rows = builtSiteRows(SITE) ?? [];
  const pages = routedPages();
  // Pages with something to study; an empty state is always smaller.
  const budgeted = rows
    .flatMap(({ what }) => /^first visit of (src\/.*)$/.exec(what)?.[1] ?? [])
    .filter((source) => !/\/(?:coming|not-found)-page\.tsx$/.test(source));
  expect(pages.map(([, source]) => source).toSorted()).toEqual(budgeted.toSorted());
  expect(pages.length).toBeGreaterThan(10);
  const sources = new Map(pages.map(([name, source]) => [ROUTES.get(name) ?? name, source]));
  for (const path of new Set([...sources.keys(), ...ROUTES.values()])) {
    if (path === PATHS.login) continue;
    const context = await browser.newContext({ storageState: SIGNED_IN });
    const page = await context.newPage();
    const bytes = await firstVisitBytes(page, path);
    // The rooms of the exam share one page.
    const source = sources.get(path);
    const counted = rows.find(({ what }) => what === `first visit of ${source}`);
    if (source !== undefined) {
      expect.soft(bytes, path).toBe(counted?.bytes);
      expect.soft(bytes, path).toBeLessThanOrEqual(counted?.limit ?? 0);
    }
    await expectZoomed(page, path);
    await context.close();
  }
});

test('DAT-08: the built site contains nothing of the reference lists', () => {
  const folder = 'src/content-check/reference';
  const samples = readdirSync(folder)
    .filter((name) => /\.(?:tsv|csv)$/.test(name))
    .flatMap((name) => {
      const rows = readFileSync(`${folder}/${name}`, 'utf8').trim().split('\n');
      return [rows[0], rows[70], rows.at(-1)].map((row = '') => JSON.stringify(row).slice(1, -1));
    });
  expect(samples).toHaveLength(27);
  const built = readdirSync(SITE, { recursive: true, encoding: 'utf8' });
  expect(built.filter((file) => file.endsWith('.tsv'))).toEqual([]);
  for (const file of built.filter((name) => /\.(?:html|js|css|json|csv|txt|map)$/.test(name))) {
    const text = readFileSync(`${SITE}/${file}`, 'utf8').replaceAll('\t', '\\t');
    expect(
      samples.filter((sample) => text.includes(sample)),
      file,
    ).toEqual([]);
  }
});

/** With its title and its heading, and at 400% zoom with wide text spacing nothing is cut off. */
async function expectZoomed(page: Page, path: string): Promise<void> {
  // All that is counted is there: nothing else is fetched ahead.
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.clock.resume();
  const title = TITLES.get(path);
  if (title !== undefined) await expect(page).toHaveTitle(`${title} · Oefenpad`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.setViewportSize(ZOOMED);
  await setWideTextSpacing(page);
  await expectAllThere(page, path);
  await expectWhole(page, path);
}

/** All response bodies as transferred, without any input. */
async function firstVisitBytes(page: Page, path: string): Promise<number> {
  const bodies: Promise<number>[] = [];
  let isQuietSince = Date.now();
  let pending = 0;
  const settled = (change: number) => {
    pending += change;
    isQuietSince = Date.now();
  };
  page.on('request', () => settled(1));
  page.on('requestfailed', () => settled(-1));
  page.on('requestfinished', (request) => {
    settled(-1);
    const { pathname } = new URL(request.url());
    if (NOT_COUNTED.test(pathname) || isContentFile(pathname.slice(1))) return;
    // Responses from the browser's cache would count as negative.
    bodies.push(request.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize)));
  });
  const quiet = () =>
    expect
      .poll(() => pending === 0 && Date.now() - isQuietSince > QUIET_MS, { timeout: 20_000, intervals: [20] })
      .toBe(true);

  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto(path);
  await quiet();
  for (let passedMs = 0; passedMs < BEFORE_FETCHING_AHEAD_MS; passedMs += STEP_MS)
    await page.clock.runFor(STEP_MS);
  await quiet();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  page.removeAllListeners('requestfinished');
  const sizes = await Promise.all(bodies);
  return sizes.reduce((sum, size) => sum + size, 0);
}
