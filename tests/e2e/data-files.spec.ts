import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openApp, runClockUntil } from './support/app.ts';
import { expect, test } from './support/journey.ts';

const shipped = (path: string) => readFile(`public${path}`, 'utf8');
const linesOf = async (path: string, count: number) =>
  `${(await shipped(path)).split('\n').slice(0, count).join('\n')}\n`;
const note = (page: Page, what: string) => page.getByText(`Some ${what} could not be loaded`);
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' });

/** From now on the server sends this instead of the file. */
async function replace(page: Page, path: string, body: string, contentType = 'text/csv'): Promise<void> {
  await page.route(`**${path}?t=*`, (route) => route.fulfill({ contentType, body }));
}

test('QUA-18 VOC-07: a truncated word list is reported, and complete after a successful retry', async ({
  page,
}) => {
  await replace(page, '/vocabulary.csv', await linesOf('/vocabulary.csv', 4));
  await openApp(page, '/vocabulary');
  await expect(note(page, 'words')).toBeVisible();
  // The words that were loaded can be studied.
  await expect(page.getByText('No words yet')).toHaveCount(19);
  await page.getByRole('button', { name: /Who Are You/ }).click();
  await expect(note(page, 'words')).toBeVisible();
  await page.unrouteAll();
  await tryAgain(page).click();
  await expect(note(page, 'words')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to topics' }).click();
  await expect(page.getByRole('button', { name: /Shopping/ })).toBeVisible();
  await expect(page.getByText('No words yet')).toHaveCount(0);
});

test('QUA-18 INT-07 CUL-05 VID-02: the same for questions, culture words and videos', async ({ page }) => {
  for (const [address, path, what, count] of [
    ['/vragenlijst', '/thema3.csv', 'questions', '27 questions'],
    ['/culture', '/culture.csv', 'words', /sections/],
    ['/youtube', '/data/dutch-music-videos.csv', 'videos', '41 videos'],
  ] as const) {
    const whole = await shipped(path);
    // In the middle of a row.
    await replace(page, path, whole.slice(0, whole.length / 2));
    await openApp(page, address);
    await expect(note(page, what)).toBeVisible();
    await page.unrouteAll();
    await tryAgain(page).click();
    await expect(note(page, what)).toHaveCount(0);
    await expect(page.getByText(count).first()).toBeVisible();
  }
});

test('QUA-18 QUA-10: if the network sends a sign-in page instead of the words, the saved copy is shown', async ({
  page,
}) => {
  const whole = await shipped('/culture.csv');
  await page.clock.install();
  await openApp(page);
  await page.evaluate(async (body) => {
    // As the service worker saves it, with the version of the build.
    const cache = await caches.open('test-copies');
    await cache.put('/culture.csv?__WB_REVISION__=1', new Response(body));
  }, whole);
  const html = `<!doctype html><title>Sign in</title>${'<p>Welcome to this network</p>\n'.repeat(100_000)}`;
  await replace(page, '/culture.csv', html, 'text/html');
  await page.getByRole('link', { name: 'Culture' }).first().click();
  await runClockUntil(page, note(page, 'words'));
  await expect(page.getByText('Here are the words that were saved on this device.')).toBeVisible();
  await page.getByRole('button', { name: /^Living/ }).click();
  await expect(page.getByRole('button', { name: /Start Section/ }).first()).toBeVisible();
});
