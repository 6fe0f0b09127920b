import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { BROWSER_ARGS, ensureChromium } from '../ensure-chromium.mjs';
import { installProbe } from './probe.mjs';

/** @import { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core' */

/** A cheap phone on a slow connection: slow 4G and a quarter of this processor's speed. */
export const SLOW_LINE = {
  latencyMs: 150,
  downBytesPerSecond: 1.6 * 125_000,
  upBytesPerSecond: 0.75 * 125_000,
};
export const SLOW_CPU = 4;

/** @type {BrowserContextOptions} */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Wide enough to show all links of the navigation. */
export const WIDE = { viewport: { width: 1280, height: 800 } };

/** The demo account of `.env`. */
const ACCOUNT = { username: 'learner', password: 'welkom-in-nederland' };

/** The path of every page behind the sign-in page. */
export function pagesOfApp() {
  const source = readFileSync('src/routes/paths.ts', 'utf8');
  const paths = [...source.matchAll(/^  \w+: '([^']+)',$/gm)].map(([, path]) => path ?? '');
  return paths.filter((path) => path !== '/login');
}

/** @returns {Promise<Browser>} */
export function launchBrowser() {
  return chromium.launch({ executablePath: ensureChromium(), args: BROWSER_ARGS });
}

/**
 * A page with the probe, and a session to throttle it.
 *
 * @param {BrowserContext} context
 * @returns {Promise<{ page: Page, cdp: CDPSession }>}
 */
export async function openPage(context) {
  const page = await context.newPage();
  await page.addInitScript(installProbe);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  return { page, cdp };
}

/**
 * @param {CDPSession} cdp
 * @param {{ cpu?: number, slowLine?: boolean }} wanted
 */
export async function throttle(cdp, { cpu = 1, slowLine = false }) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowLine ? SLOW_LINE.latencyMs : 0,
    downloadThroughput: slowLine ? SLOW_LINE.downBytesPerSecond : -1,
    uploadThroughput: slowLine ? SLOW_LINE.upBytesPerSecond : -1,
  });
}

/**
 * Signs in with remember-me, as for a learner's second day.
 *
 * @param {Page} page
 * @param {string} origin
 */
export async function signIn(page, origin) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Username').fill(ACCOUNT.username);
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.password);
  await page.getByLabel('Remember me on this device').check();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${origin}/`);
  await page.locator('nav a[href]').first().waitFor({ state: 'attached' });
}

/**
 * The stored data of a signed-in browser, to start new ones with.
 *
 * @param {Browser} browser
 * @param {string} origin
 */
export async function rememberedSession(browser, origin) {
  const context = await browser.newContext();
  await signIn(await context.newPage(), origin);
  const state = await context.storageState();
  await context.close();
  return state;
}
