/**
 * Draws the mark of Oefenpad and writes it in all sizes to public/icons: `node scripts/make-icons.mjs`. The files are
 * committed; run it again when the drawing changes. Needs a Chromium (CHROMIUM_PATH, else /usr/bin/chromium).
 *
 * The mark: a Delft-blue tile with its four corner motifs, and on it the O of Oefenpad, a path that is walked nearly
 * to its end.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const FOLDER = 'public/icons';
const BLUE = '#1b4b8f';
const TILE_WHITE = '#ffffff';

const CORNER_BLUE = '#4f80c6';

const CORNERS = `<g fill="${CORNER_BLUE}"><circle r="84"/><circle cx="512" r="84"/><circle cy="512" r="84"/><circle cx="512" cy="512" r="84"/></g>`;
const MARK = `<path d="M388 256A132 132 0 1 1 256 124" fill="none" stroke="${TILE_WHITE}" stroke-width="60" stroke-linecap="round"/><circle cx="349" cy="163" r="33" fill="${TILE_WHITE}"/>`;

const TILE = `<rect width="512" height="512" fill="${BLUE}"/>${CORNERS}${MARK}`;
const ROUNDED_TILE = `<clipPath id="tile"><rect width="512" height="512" rx="112"/></clipPath><g clip-path="url(#tile)">${TILE}</g>`;

/** @param {string} content */
const drawing = (content) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${content}</svg>`;

const rounded = drawing(ROUNDED_TILE);
/** Devices crop these to their own shape. The O is well inside the inner 80% that is always visible. */
const fullBleed = drawing(TILE);

const pictures = [
  { name: 'icon-192.png', size: 192, svg: rounded },
  { name: 'icon-512.png', size: 512, svg: rounded },
  { name: 'maskable-192.png', size: 192, svg: fullBleed },
  { name: 'maskable-512.png', size: 512, svg: fullBleed },
  { name: 'apple-touch-icon.png', size: 180, svg: fullBleed },
];

await mkdir(FOLDER, { recursive: true });
await writeFile(`${FOLDER}/favicon.svg`, `${rounded}\n`);

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const { name, size, svg } of pictures) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  await page.screenshot({ path: `${FOLDER}/${name}`, omitBackground: true });
}
await browser.close();
