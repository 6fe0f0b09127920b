import { openPage, PHONE, rememberedSession, SLOW_CPU, throttle } from './lab.mjs';
import { median } from './statistics.mjs';
import { recordWire } from './wire.mjs';

/** @import { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core' */

/** Shorter than the time after which the app fetches other pages ahead. */
const SETTLE_MS = 800;

/**
 * Loads a page on the slow line, again and again from nothing, then once more with what the browser has kept.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {number} runs
 * @param {BrowserContextOptions} [visitor] what the browser has stored, for somebody who is signed in
 */
export async function measureLoads(browser, url, runs, visitor = {}) {
  const firsts = [];
  const repeats = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ ...PHONE, ...visitor });
    firsts.push(await load(context, url));
    repeats.push(await load(context, url));
    await context.close();
  }
  return { first: summary(firsts), repeat: summary(repeats) };
}

/**
 * The bytes of a first visit of each path by somebody who is signed in, without the page's own data.
 *
 * @param {Browser} browser
 * @param {string} origin
 * @param {readonly string[]} paths
 */
export async function measureSignedInVisits(browser, origin, paths) {
  const storageState = await rememberedSession(browser, origin);
  const visits = [];
  for (const path of paths) {
    const context = await browser.newContext({ ...PHONE, storageState });
    const { wire } = await load(context, origin + path);
    visits.push({ path, bytes: wire.total - wire.data - wire.fonts });
    await context.close();
  }
  return visits;
}

/**
 * @param {BrowserContext} context
 * @param {string} url
 */
async function load(context, url) {
  const { page, cdp } = await openPage(context);
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await throttle(cdp, { cpu: SLOW_CPU, slowLine: true });
  const wireSoFar = recordWire(cdp);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.waitForTimeout(SETTLE_MS);
  const times = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    lcp: window.benchProbe.largestPaint,
    hydrated: performance.getEntriesByName('hydrated')[0]?.startTime ?? null,
    layoutShift: window.benchProbe.layoutShift,
  }));
  const wire = wireSoFar();
  await page.close();
  return { ...times, wire, errors };
}

/** @param {Awaited<ReturnType<typeof load>>[]} loads */
function summary(loads) {
  return {
    fcp: median(loads.map(({ fcp }) => fcp)),
    lcp: median(loads.map(({ lcp }) => lcp)),
    hydrated: median(loads.map(({ hydrated }) => hydrated)),
    layoutShift: Math.max(...loads.map(({ layoutShift }) => layoutShift)),
    wire: loads[0]?.wire ?? null,
    errors: loads.flatMap(({ errors }) => errors),
  };
}
