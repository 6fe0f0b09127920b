import { openPage, PHONE, SLOW_CPU, throttle } from './lab.mjs';
import { median } from './statistics.mjs';
import { recordWire } from './wire.mjs';

/** @import { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core' */

/** Shorter than the time after which the app loads other pages ahead. */
const SETTLE_MS = 800;
/** The font loads after the first paint, which takes a while on the slow connection. */
const FONT_LIMIT_MS = 10_000;
/** It starts 2.5 seconds after the page, and loads some 600 files. */
const WORKER_LIMIT_MS = 60_000;

/**
 * @typedef {BrowserContextOptions['storageState']} StorageState
 * @typedef {{ url: string, storageState?: StorageState, hasWorker?: boolean }} Visit `storageState` for somebody who is
 *   signed in; `hasWorker`: a repeat visit is one that the service worker answers (QUA-08)
 */

/**
 * Loads pages on the slow connection, again and again with an empty cache, and each time once more with the filled one. The pages
 * take turns, so that a minute in which the machine is busy with something else slows all of them.
 *
 * @param {Browser} browser
 * @param {Record<string, Visit>} visits
 * @param {number} runs
 */
export async function measureLoads(browser, visits, runs) {
  const pages = Object.entries(visits).map(([name, visit]) => ({
    name,
    visit,
    /** @type {Load[]} */ first: [],
    /** @type {Load[]} */ repeat: [],
  }));
  for (let run = 0; run < runs; run += 1)
    for (const { visit, first, repeat } of pages) {
      const { url, storageState, hasWorker = false } = visit;
      const context = await browser.newContext({ ...PHONE, ...(storageState && { storageState }) });
      first.push(await load(context, url));
      if (hasWorker) await untilWorkerAnswers(context, url);
      repeat.push(await load(context, url));
      await context.close();
    }
  return Object.fromEntries(
    pages.map(({ name, first, repeat }) => [name, { first: summary(first), repeat: summary(repeat) }]),
  );
}

/**
 * Waits for the download of the whole app in the minute after a first visit, without throttling.
 *
 * @param {BrowserContext} context
 * @param {string} url
 */
async function untilWorkerAnswers(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: WORKER_LIMIT_MS,
  });
  await page.close();
}

/**
 * The bytes of a first visit of each path by somebody who is signed in, without the page's own data.
 *
 * @param {Browser} browser
 * @param {string} origin
 * @param {{ paths: readonly string[], storageState: StorageState }} visit
 */
export async function measureSignedInVisits(browser, origin, { paths, storageState }) {
  const visits = [];
  for (const path of paths) {
    const context = await browser.newContext({ ...PHONE, ...(storageState && { storageState }) });
    const { wire } = await load(context, origin + path);
    visits.push({ path, bytes: wire.total - wire.data - wire.fonts });
    await context.close();
  }
  return visits;
}

/**
 * The reading font of a first visit: its bytes, and how long before the first paint it was asked for (below 0: after it).
 *
 * @param {Browser} browser
 * @param {string} url
 */
export async function measureFont(browser, url) {
  const context = await browser.newContext(PHONE);
  const { page, cdp } = await openPage(context);
  await throttle(cdp, { cpu: SLOW_CPU, slowLine: true });
  const wireSoFar = recordWire(cdp);
  const came = page.waitForEvent('requestfinished', {
    predicate: (request) => request.url().endsWith('.woff2'),
    timeout: FONT_LIMIT_MS,
  });
  await page.goto(url);
  await came;
  const msBeforePaint = await page.evaluate(() => {
    const font = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'));
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return (paint?.startTime ?? NaN) - (font?.startTime ?? NaN);
  });
  const { fonts } = wireSoFar();
  const layoutShift = await page.evaluate(() => window.benchProbe.layoutShift);
  await context.close();
  return { bytes: fonts, msBeforePaint, layoutShift };
}

/**
 * @typedef {Awaited<ReturnType<typeof load>>} Load
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

/**
 * @typedef {ReturnType<typeof summary>} Summary
 * @param {Load[]} loads
 */
function summary(loads) {
  return {
    fcp: median(loads.map(({ fcp }) => fcp)),
    lcp: median(loads.map(({ lcp }) => lcp)),
    hydrated: median(loads.map(({ hydrated }) => hydrated)),
    layoutShift: Math.max(...loads.map(({ layoutShift }) => layoutShift)),
    wire: loads[0]?.wire ?? null,
    errors: loads.flatMap(({ errors }) => errors),
    runs: loads.map(({ fcp, lcp, hydrated }) => ({ fcp, lcp, hydrated })),
  };
}
