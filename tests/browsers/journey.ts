import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { findBrowsers } from '../../scripts/ensure-browsers.mjs';
import { startChromium, startFirefox } from './driver/puppeteer-engine.ts';
import { copySite, NOTHING, Site } from './driver/site.ts';
import { ENGINES, type Engine, type EngineName } from './driver/tab.ts';
import { Visit } from './driver/visit.ts';
import { startWebKit } from './driver/webkit-engine.ts';
import { PASSWORD, USER_NAME } from '../e2e/support/app.ts';

interface Journey {
  readonly site: Site;
  /** Somebody who was never here. */
  readonly stranger: Visit;
  /** Somebody who is signed in with remember-me, on home. */
  readonly visit: Visit;
  /** Console messages that the page may write: set by journeys about failures. */
  readonly allowed: RegExp[];
}

interface Shared {
  readonly folder: string;
  readonly engine: Engine;
  /** The stored data of a browser that is remembered. */
  readonly remembered: Record<string, string>;
}

/** Plain console messages, which are not faults of the page; errors are. */
const PLAIN_CONSOLE = /^console\.(log|warn): (?!.*\[an object])/;

export const test = base.extend<Journey, Shared>({
  folder: [
    async ({}, provide) => {
      const { folder, remove } = await copySite('dist');
      await provide(folder);
      await remove();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({}, provide, { project }) => {
      const engine = await startEngine(ENGINES.find((name) => name === project.name) ?? 'chromium');
      await provide(engine);
      await engine.quit();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  remembered: [
    async ({ engine, folder }, provide) => {
      const site = await Site.open(folder);
      const tab = await engine.newTab();
      const visit = new Visit(tab, site.address);
      await signIn(visit, { remember: true });
      const remembered = await visit.run(() => Object.fromEntries(Object.entries(localStorage)));
      await tab.close();
      await site.close();
      await provide(remembered);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  allowed: [[PLAIN_CONSOLE], { option: true }],
  site: async ({ folder, allowed }, provide) => {
    const site = await Site.open(folder);
    await provide(site);
    await site.close();
    expect(site.reports.filter((text) => !allowed.some((wanted) => wanted.test(text)))).toEqual([]);
  },
  stranger: async ({ engine, site }, provide, testInfo) => {
    const tab = await engine.newTab();
    await tab.resize(1280, 800);
    const visit = new Visit(tab, site.address);
    await provide(visit);
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('screen.png'), await tab.screenshot());
    await tab.close();
  },
  // Remembered first: WebKit has one tab at a time.
  visit: async ({ remembered, stranger }, provide) => {
    await stranger.open(NOTHING);
    await stranger.run((items) => Object.assign(localStorage, items), remembered);
    await openApp(stranger, '/');
    await provide(stranger);
  },
});

export { expect };

/** Opens a page of the app in the signed-in browser, and waits for the app. */
export async function openApp(visit: Visit, pathname: string): Promise<void> {
  await visit.open(pathname);
  await visit.link('Oefenpad, to Home').shown();
}

export async function fillSignIn(visit: Visit, password = PASSWORD): Promise<void> {
  await visit.label('Username').type(USER_NAME);
  await visit.css('input[autocomplete=current-password]').type(password);
}

/** Signs in by typing, and waits for home. */
export async function signIn(visit: Visit, { remember = false } = {}): Promise<void> {
  await visit.open('/login');
  await fillSignIn(visit);
  if (remember) await visit.label('Remember me on this device').press();
  await visit.button('Sign In').press();
  await visit.link('Oefenpad, to Home').shown();
}

function startEngine(name: EngineName): Promise<Engine> {
  const { chromium, firefox, webkit } = findBrowsers();
  const found = { chromium, firefox, webkit }[name];
  if (found === null) throw new Error(`No ${name} here: node scripts/ensure-browsers.mjs`);
  switch (name) {
    case 'chromium':
      return startChromium(found);
    case 'firefox':
      return startFirefox(found);
    case 'webkit':
      return startWebKit(found);
  }
}
