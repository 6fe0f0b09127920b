import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Browser } from '@playwright/test';
import { PATHS } from '#routes/paths.ts';
import { builtSiteRows, routedPages } from '../../scripts/size/built-site.mjs';
import { isContentFile } from '../../scripts/size/site-sizes.mjs';
import { SIGNED_IN } from './support/app.ts';

/** Shorter than the time after which the app loads other pages ahead, in the page's own time. */
const BEFORE_FETCHING_AHEAD_MS = 900;
const STEP_MS = 100;
/** Long enough for one part to request another, on this machine. */
const QUIET_MS = 300;
/** QUA-02 doesn't count the page's own data nor, like QUA-01, the font that loads after the paint. */
const NOT_COUNTED = /\.(?:csv|json|pack|woff2)$/;

const SITE = process.env['E2E_SITE'] ?? 'dist';
const PAGES = new Map(Object.entries(PATHS));

test('QUA-02 QUA-09: the first visit of each page loads the bytes that the budget counts, and no more', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const rows = builtSiteRows(SITE) ?? [];
  const pages = routedPages();
  // Pages with something to study; an empty state is always smaller.
  const budgeted = rows
    .flatMap(({ what }) => /^first visit of (src\/.*)$/.exec(what)?.[1] ?? [])
    .filter((source) => !/\/(?:coming|not-found)-page\.tsx$/.test(source));
  expect(pages.map(([, source]) => source).toSorted()).toEqual(budgeted.toSorted());
  expect(pages.length).toBeGreaterThan(10);
  for (const [name, source] of pages) {
    const bytes = await firstVisitBytes(browser, PAGES.get(name) ?? name);
    const counted = rows.find(({ what }) => what === `first visit of ${source}`);
    expect.soft(bytes, name).toBe(counted?.bytes);
    expect.soft(bytes, name).toBeLessThanOrEqual(counted?.limit ?? 0);
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

/** All response bodies as transferred, without any input. */
async function firstVisitBytes(browser: Browser, path: string): Promise<number> {
  const context = await browser.newContext({ storageState: SIGNED_IN });
  const page = await context.newPage();
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
  const sizes = await Promise.all(bodies);
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}
