import type { Page } from '@playwright/test';
import { runClockUntil, openApp, watchRequests } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { readStudyLog } from './support/study-log.ts';
import { servePlayer, serveVideos } from './support/video-lists.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const player = (page: Page) => page.locator('iframe');

async function openMusic(page: Page): Promise<void> {
  await serveVideos(page);
  await openApp(page, '/youtube');
  await button(page, 'Music').click();
  await expect(heading(page, 'Music')).toBeFocused();
  await expect(page.getByLabel('Search')).toBeVisible();
}

test('VID-01 VID-02: the shipped lists open as three categories with videos', async ({ page }) => {
  await openApp(page, '/youtube');
  await expect(titles(page)).toHaveText(['Music', 'Culture', 'Educational']);
  const counts = page.getByText(/^\d+ videos$/);
  await expect(counts).toHaveCount(3);
  const music = await counts.first().innerText();
  await button(page, 'Music').click();
  await expect(page.getByRole('status').getByText(music, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Play / })).toHaveCount(Number.parseInt(music, 10));
  await button(page, 'Back to Categories').click();
  await expect(button(page, 'Educational')).toBeVisible();
});

test('VID-01 VID-02 VID-03 DAT-05 QUA-17: lists videos with usable ids; nothing leaves the origin before play', async ({
  page,
}) => {
  const complaints: string[] = [];
  const warnings: string[] = [];
  page.on('console', (message) => {
    warnings.push(message.text());
    if (/policy|trusted|sandbox/i.test(message.text())) complaints.push(message.text());
  });
  const { requests: played } = await servePlayer(page);
  const requests = watchRequests(page);
  await openMusic(page);
  await expect(titles(page)).toHaveText(['Bloed, Zweet En Tranen', 'Anne', 'Katinka']);
  const card = page.getByRole('article').filter({ hasText: 'Anne' });
  for (const text of ['Herman van Veen', 'A father sings to his daughter. In Dutch.', 'Family and home'])
    await expect(card.getByText(text)).toBeVisible();
  await expect(page.getByText('A boy waits, and she does not come. In Dutch.')).toBeVisible();
  expect(warnings.some((text) => /dutch-music-videos\.csv: 1 row skipped line 5/.test(text))).toBe(true);
  await page.getByRole('button', { name: 'Play Anne' }).hover();
  await page.getByRole('button', { name: 'Play Anne' }).focus();
  await page.getByText('A boy waits').scrollIntoViewIfNeeded();
  expect(requests.foreign()).toEqual([]);

  await page.getByRole('button', { name: 'Play Anne' }).click();
  await expect(player(page).contentFrame().getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(requests.foreign()).toHaveLength(1);
  expect(requests.foreign()[0]).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/bbbbbbbbbbb\?autoplay=1&/,
  );
  // The host needs to know who embeds it (its error 153), and learns no more than that.
  expect(played[0]?.request().headers()['referer']).toBe(`${new URL(page.url()).origin}/`);
  await page.getByRole('button', { name: 'Play Katinka' }).click();
  await expect(player(page)).toHaveCount(1);
  await expect(player(page)).toHaveAttribute('title', 'Katinka, video from YouTube');
  expect(complaints).toEqual([]);
  // Watching isn't answering.
  expect(await readStudyLog(page)).toEqual([]);
});

test('VID-03: a video refused by the host says so with a link; a missing player is noticed after eight seconds', async ({
  page,
}) => {
  await page.clock.install();
  await openMusic(page);
  await servePlayer(page, { error: 150 });
  await page.getByRole('button', { name: 'Play Anne' }).click();
  await expect(page.getByText('You can watch this video on YouTube only.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch on YouTube (new tab)' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=bbbbbbbbbbb',
  );

  await page.route('https://www.youtube-nocookie.com/**', () => undefined);
  await page.reload();
  await page.getByRole('button', { name: 'Play Anne' }).click();
  await expect(player(page)).toHaveCount(1);
  await page.clock.runFor(7000);
  await expect(page.getByText(/slow to load/)).toBeHidden();
  await page.clock.runFor(2000);
  await expect(page.getByText(/slow to load/)).toBeVisible();
});

test('VID-01 VID-03 NAV-04 QUA-14: search to player and back by keyboard; offline notes; a reload restores the list', async ({
  page,
  context,
}) => {
  await servePlayer(page);
  await openMusic(page);
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search')).toBeFocused();
  await page.keyboard.type('HERMAN');
  await expect(page.getByText('1 of 3 videos')).toBeVisible();
  // The list follows its number (QUA-04).
  await expect(page.getByRole('button', { name: /^Play / })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play Anne' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(player(page)).toBeFocused();
  const pause = player(page).contentFrame().getByRole('button', { name: 'Pause' });
  await expect(pause).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(pause).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Close video')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play Anne' })).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(page.getByText('3 videos', { exact: true })).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('A video needs a connection.')).toHaveCount(3);
  await page.getByRole('button', { name: 'Play Anne' }).click({ force: true });
  await expect(player(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('A video needs a connection.')).toHaveCount(0);

  await page.getByLabel('Topic').selectOption('Love');
  await expect(titles(page)).toHaveText(['Katinka']);
  await page.getByRole('button', { name: 'Play Katinka' }).click();
  await expect(player(page)).toHaveCount(1);
  await page.reload();
  await expect(titles(page)).toHaveText(['Katinka']);
  await expect(page.getByLabel('Topic')).toHaveValue('Love');
  await expect(player(page)).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, 'Videos')).toBeVisible();
  await page.goForward();
  await expect(titles(page)).toHaveText(['Katinka']);
});

test('VID-02 DAT-04: a list that fails to load is empty and says so; the others work, and it can be retried', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await page.clock.install();
  await serveVideos(page, { missing: ['music'] });
  await openApp(page, '/youtube');
  await expect(page.getByText('1 video', { exact: true })).toHaveCount(2);
  await expect(button(page, 'Music')).toBeHidden();
  await expect(page.getByText(/slow to load/)).toBeVisible();
  await runClockUntil(page, page.getByText('Could not be loaded'));
  expect(errors.some((text) => text.includes('/data/dutch-music-videos.csv could not be loaded'))).toBe(true);
  await button(page, 'Music').click();
  await expect(page.getByText('This list is empty for now')).toBeVisible();
  await serveVideos(page);
  await button(page, 'Try Again').click();
  await expect(titles(page)).toHaveCount(3);
});
