import { openPage, rememberedSession, SLOW_CPU, throttle, WIDE } from './lab.mjs';
import { median, percentile } from './statistics.mjs';

/** @import { Browser, CDPSession, Page } from 'playwright-core' */

/** Of the app itself: before it is there, home's links are the browser's own. */
const LINKS = '#root nav a[href]';
/** After this the app has fetched the code and data of the other pages ahead. */
const FETCHED_AHEAD_MS = 6000;
const MAX_CLICKS_A_PAGE = 4;
/** Pressing these would end the visit or throw something away. */
const NOT_TO_PRESS = /log ?out|sign ?out|delete|reset|remove/i;

/**
 * Changes of route, interactions and memory of somebody who is signed in.
 *
 * @param {Browser} browser
 * @param {string} origin
 * @param {{ rounds: number }} options
 */
export async function measureApp(browser, origin, { rounds }) {
  const storageState = await rememberedSession(browser, origin);
  const context = await browser.newContext({ ...WIDE, storageState });
  const { page, cdp } = await openPage(context);
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.goto(`${origin}/`);
  const paths = await navigationPaths(page);
  const cold = await measureColdChanges(browser, { origin, storageState, paths });

  await page.waitForTimeout(FETCHED_AHEAD_MS);
  await throttle(cdp, { cpu: SLOW_CPU });
  const changes = [];
  for (let lap = 0; lap < 2; lap += 1) for (const path of paths) changes.push(await changeRoute(page, path));
  for (const path of paths) await tryOutPage(page, path);
  const interactions = await slowestByInteraction(page);

  await throttle(cdp, {});
  const heapAfterAllPages = await heapMegabytes(cdp);
  for (let round = 0; round < rounds; round += 1) for (const path of paths) await changeRoute(page, path);
  const heapAfterRounds = await heapMegabytes(cdp);
  const layoutShift = await page.evaluate(() => window.benchProbe.layoutShift);
  await context.close();
  return {
    paths,
    warm: {
      median: median(changes),
      p95: percentile(changes, 0.95),
      failed: changes.filter((ms) => ms === null).length,
    },
    cold: {
      median: median(cold.map(({ ms }) => ms)),
      slowest: percentile(
        cold.map(({ ms }) => ms),
        1,
      ),
      routes: cold,
    },
    interactions,
    heap: {
      afterAllPages: heapAfterAllPages,
      growthPerRound: (heapAfterRounds - heapAfterAllPages) / rounds,
    },
    layoutShift,
    errors,
  };
}

/** @param {Page} page */
async function navigationPaths(page) {
  await page.locator(LINKS).first().waitFor();
  const paths = await page
    .locator(LINKS)
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : '')));
  const here = new URL(page.url()).pathname;
  // The page one is on comes last, so that each click changes the route.
  return [...new Set([...paths.filter((path) => path !== here), here])];
}

/**
 * Each link clicked at once on the slow line, in a browser that has only the first page.
 *
 * @param {Browser} browser
 * @param {{ origin: string, storageState: Awaited<ReturnType<typeof rememberedSession>>, paths: string[] }} visit
 */
async function measureColdChanges(browser, { origin, storageState, paths }) {
  const changes = [];
  for (const path of paths.slice(0, -1)) {
    const context = await browser.newContext({ ...WIDE, storageState });
    const { page, cdp } = await openPage(context);
    await page.goto(`${origin}/`);
    await page.locator(LINKS).first().waitFor();
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
async function changeRoute(page, path) {
  const link = page.locator(`#root nav a[href="${path}"]`).first();
  if (new URL(page.url()).pathname === path) return 0;
  await page.evaluate((target) => window.benchProbe.armRouteChange(target), path);
  await link.click();
  return page.evaluate(() => window.benchProbe.routeChange());
}

/**
 * Types into the page's field and presses some of its buttons, as a person trying it out would.
 *
 * @param {Page} page
 * @param {string} path
 */
async function tryOutPage(page, path) {
  await changeRoute(page, path);
  const field = page.locator('main input:not([type=checkbox]):not([type=radio]), main textarea').first();
  if (await field.isVisible()) {
    await field.click();
    await page.keyboard.type('huis', { delay: 60 });
    await field.fill('');
  }
  for (let press = 0; press < MAX_CLICKS_A_PAGE; press += 1) {
    const buttons = page.locator('main button:enabled:visible');
    const count = await buttons.count();
    if (count === 0) break;
    const button = buttons.nth(press % count);
    if (NOT_TO_PRESS.test((await button.textContent()) ?? '')) continue;
    await button.click({ timeout: 2000 }).catch(() => undefined);
  }
  await page.keyboard.press('Escape');
}

/** @param {Page} page */
async function slowestByInteraction(page) {
  // The browser tells of an event only some time after it.
  await page.waitForTimeout(500);
  const events = await page.evaluate(() => window.benchProbe.interactions);
  const slowest = new Map();
  for (const { id, ms } of events) slowest.set(id, Math.max(ms, slowest.get(id) ?? 0));
  const times = [...slowest.values()];
  const worst = events.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
  return { counted: times.length, median: median(times), p98: percentile(times, 0.98), worst };
}

/** @param {CDPSession} cdp */
async function heapMegabytes(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}
