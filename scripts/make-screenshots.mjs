/** Draws the README's pictures, and those of the web app manifest, from a running app: `npm start`, then `node scripts/make-screenshots.mjs [ADDRESS]`. */
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { findChromium } from './ensure-chromium.mjs';

const address = process.argv[2] ?? 'http://localhost:4173';
const README_FOLDER = 'docs/screenshots';
/** Shown by a browser before the app is installed (QUA-10). */
const INSTALL_FOLDER = 'public/screenshots';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const executablePath = findChromium();
if (executablePath === null) throw new Error('No Chromium here: npm test installs one');

await mkdir(README_FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
await picture('home-390-light', 'light', async () => {});
await picture('vocabulary-390-light', 'light', async (page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Vocabulary', exact: true }).click();
  await page.getByRole('button', { name: /Who Are You/ }).waitFor();
});
await picture('card-390-dark', 'dark', async (page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Vocabulary', exact: true }).click();
  await page.getByRole('button', { name: /Social Conversations/ }).click();
  await page.getByRole('button', { name: 'Invitations and Appointments' }).click();
  await page.getByRole('button', { name: 'Show Translation' }).click();
});
await picture('lesson-390-light', 'light', async (page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Grammer', exact: true }).click();
  await page.getByRole('button', { name: /Inversion/ }).click();
  const timeFirst = page.locator('button[aria-pressed]', { hasText: 'Time first' }).first();
  await timeFirst.click();
  await timeFirst.evaluate((button) => scrollTo(0, button.getBoundingClientRect().top + scrollY - 250));
});
await picture('family-390-light', 'light', async (page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Misc', exact: true }).click();
  await page.getByRole('button', { name: 'Interesting!' }).click();
  await page.getByRole('button', { name: 'Start Family Relations' }).click();
});
await picture('exam-390-dark', 'dark', async (page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Practice A2', exact: true }).click();
});
const openCard = async (/** @type {import('playwright-core').Page} */ page) => {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Vocabulary', exact: true }).first().click();
  await page.getByRole('button', { name: /Social Conversations/ }).click();
  await page.getByRole('button', { name: 'Invitations and Appointments' }).click();
  await page.getByRole('button', { name: 'Show Translation' }).click();
};
await mkdir(INSTALL_FOLDER, { recursive: true });
await picture('home-narrow', 'light', async () => {}, { folder: INSTALL_FOLDER });
await picture('card-narrow', 'light', openCard, { folder: INSTALL_FOLDER });
await picture('home-wide', 'light', async () => {}, { folder: INSTALL_FOLDER, viewport: DESK });
await picture('card-wide', 'light', openCard, { folder: INSTALL_FOLDER, viewport: DESK });
await browser.close();

/**
 * @param {string} name
 * @param {'light' | 'dark'} colorScheme
 * @param {(page: import('playwright-core').Page) => Promise<void>} goThere
 * @param {{ folder?: string, viewport?: import('playwright-core').ViewportSize }} where
 */
async function picture(name, colorScheme, goThere, { folder = README_FOLDER, viewport = PHONE } = {}) {
  const page = await browser.newPage({ viewport, colorScheme });
  await page.goto(`${address}/login`);
  // The font loads when idle after the first screen, and is shown from the next one on.
  await page.waitForFunction(() => localStorage.getItem('oefenpad.reading-font') !== null);
  await page.getByLabel('Username').fill('learner');
  await page.getByLabel('Password', { exact: true }).fill('welkom-in-nederland');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${address}/`);
  await goThere(page);
  // Move the pointer away: hovering would change colours.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(3500);
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.close();
}
