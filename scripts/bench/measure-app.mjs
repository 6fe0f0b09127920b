import { openPage, SLOW_CPU, throttle, WIDE } from './lab.mjs';
import { median, percentile } from './statistics.mjs';

/**
 * @import { Browser, CDPSession, Page } from 'playwright-core'
 * @import { StorageState } from './measure-load.mjs'
 * @typedef {{ origin: string, storageState: StorageState }} App
 */

/** The name in the bar, which opens the menu with personal pages. */
const NAME = 'learner';
const EXAM_PAGE = '/practice-a2';
/** After this time the app has loaded the code and data of the other pages ahead. */
export const FETCHED_AHEAD_MS = 6000;

/**
 * Changes of route by somebody who is signed in: first once everything is fetched ahead, including the first visit to each
 * page, then at once on the slow connection (QUA-03).
 *
 * @param {Browser} browser
 * @param {App} app
 */
export async function measureRouteChanges(browser, app) {
  const { context, page, cdp } = await openSignedIn(browser, app);
  await closeWhatComesOver(page);
  const tour = await tourOfAllPages(page);
  await page.goto(`${app.origin}/`);
  await page.waitForTimeout(FETCHED_AHEAD_MS);
  await throttle(cdp, { cpu: SLOW_CPU });
  const warm = [];
  for (let lap = 0; lap < 2; lap += 1)
    for (const path of tour) warm.push({ path, ms: await changeRoute(page, path) });
  await context.close();
  const times = warm.map(({ ms }) => ms);
  const cold = await measureColdChanges(browser, app, tour);
  return {
    warm: {
      median: median(times),
      p95: percentile(times, 0.95),
      failed: times.filter((ms) => ms === null).length,
      changes: warm,
    },
    cold: {
      slowest: percentile(
        cold.map(({ ms }) => ms),
        1,
      ),
      changes: cold,
    },
  };
}

/** In the first dozen rounds the engine compiles frequent code: some 1.4 MB in all, then hardly anything. */
const ROUNDS_OF_COMPILING = 12;

/**
 * The JavaScript heap after a tour of all pages and how it grows with further ones (QUA-06): while the engine still compiles,
 * and after that, when only what the app doesn't let go would grow. Nothing is answered: the study log stays empty.
 *
 * @param {Browser} browser
 * @param {App} app
 * @param {{ rounds: number }} options
 */
export async function measureHeap(browser, app, { rounds }) {
  const { context, page, cdp } = await openSignedIn(browser, app);
  await closeWhatComesOver(page);
  const tour = await tourOfAllPages(page);
  const goRound = async () => {
    for (const path of tour) await changeRoute(page, path);
  };
  const growthOf = async (/** @type {number} */ howMany) => {
    const before = await heapMegabytes(cdp);
    for (let round = 0; round < howMany; round += 1) await goRound();
    return ((await heapMegabytes(cdp)) - before) / howMany;
  };
  await goRound();
  const afterAllPages = await heapMegabytes(cdp);
  const growthWhileCompiling = await growthOf(ROUNDS_OF_COMPILING);
  const growthPerRound = await growthOf(rounds);
  await context.close();
  return { afterAllPages, growthWhileCompiling, growthPerRound };
}

/**
 * A page that shows home, with the probe.
 *
 * @param {Browser} browser
 * @param {App} app
 */
export async function openSignedIn(browser, { origin, storageState }) {
  const context = await browser.newContext({ ...WIDE, ...(storageState && { storageState }) });
  const { page, cdp } = await openPage(context);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${origin}/`);
  await page.locator('#root nav a[href]').first().waitFor();
  return { context, page, cdp };
}

/**
 * Closes a dialog that opens by itself (the fact of /misc) whenever it covers the next control, as a person would.
 *
 * @param {Page} page
 */
function closeWhatComesOver(page) {
  return page.addLocatorHandler(page.getByRole('dialog'), () => page.keyboard.press('Escape'));
}

/**
 * Every page that a link leads to, in an order in which each has a link to the next: those of the navigation, with the games
 * after the exam page and always by way of it, then those in the menu at the name. Begins and ends at home.
 *
 * @param {Page} page at home
 */
async function tourOfAllPages(page) {
  const pathsOf = async (/** @type {string} */ links) => {
    await page.locator(links).first().waitFor();
    const paths = await page
      .locator(links)
      .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : '')));
    return [...new Set(paths)];
  };
  const shown = await pathsOf('#root nav a[href]:visible');
  await changeRoute(page, EXAM_PAGE);
  const games = await pathsOf('#root main a[href$="-game"]');
  await page.getByText(NAME, { exact: true }).click();
  const all = await pathsOf('#root header a[href]:visible');
  const others = all.filter((path) => path !== '/' && !shown.includes(path));
  await page.keyboard.press('Escape');
  await changeRoute(page, '/');
  const withGames = shown.flatMap((path) =>
    path === EXAM_PAGE ? [path, ...games.flatMap((game) => [game, path])] : [path],
  );
  return [...withGames.filter((path) => path !== '/'), ...others, '/'];
}

/**
 * Each page clicked at once on the slow line, in a browser that has only the page with its link. Our server speaks HTTP/1.1, by which
 * a browser asks for six files at a time: a page of more than that waits for a second round trip, which HTTP/2 spares it.
 *
 * @param {Browser} browser
 * @param {App} app
 * @param {readonly string[]} tour
 */
async function measureColdChanges(browser, app, tour) {
  const changes = [];
  for (const path of new Set(tour)) {
    if (path === '/') continue;
    const { context, page, cdp } = await openSignedIn(browser, app);
    if (path.endsWith('-game')) await page.goto(app.origin + EXAM_PAGE);
    await page.locator('#root h1').first().waitFor();
    await throttle(cdp, { cpu: SLOW_CPU, slowLine: true });
    changes.push({ path, ms: await changeRoute(page, path) });
    await context.close();
  }
  return changes;
}

/**
 * Milliseconds from the click on a link to the painted heading; null when that never came.
 *
 * @param {Page} page
 * @param {string} path
 */
export async function changeRoute(page, path) {
  const link = page.locator(`#root a[href="${path}"]:visible`).first();
  if ((await link.count()) === 0) await page.getByText(NAME, { exact: true }).click();
  await link.waitFor();
  await page.evaluate((target) => window.benchProbe.armRouteChange(target), path);
  await link.click();
  return page.evaluate(() => window.benchProbe.routeChange());
}

/** @param {CDPSession} cdp */
export async function heapMegabytes(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}
