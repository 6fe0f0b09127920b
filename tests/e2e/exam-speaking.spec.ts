import type { BrowserContext, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectNoSidewaysScroll, lookByTurns } from './support/accessibility.ts';
import { openApp, runClockUntil, watchRequests } from './support/app.ts';
import { WITH_MICROPHONE } from './support/browser.ts';
import { playTake, secondsRecorded } from './support/exam-games.ts';
import { expect, test } from './support/journey.ts';
import { readStudyLog } from './support/study-log.ts';

test.use({ launchOptions: WITH_MICROPHONE });

const REQUIRED = 'Microphone access is required for this exercise.';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openGame(page: Page, context: BrowserContext, { isAllowed = true } = {}): Promise<void> {
  if (isAllowed) await context.grantPermissions(['microphone']);
  await openApp(page, '/speaking-game');
  await expect(button(page, 'Start')).toBeVisible();
}

/** The microphone hears something; a beep is short, so every frame is checked. */
async function expectBeep(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-hidden] > .bg-success') !== null);
}

/** Presses the button that starts timer and recording together (SPE-01). */
async function recordAnswer(page: Page, begin: string | null): Promise<void> {
  if (begin !== null) await button(page, begin).click();
  await expect(button(page, 'Stop recording')).toBeFocused();
  await expectBeep(page);
  await button(page, 'Stop recording').click();
  await expect(page.getByRole('heading', { name: 'Your answer' })).toBeFocused();
}

/** The WAV file of the download: its header, and its length. */
async function downloadTake(page: Page, name: string) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  const download = await downloading;
  const bytes = await readFile(await download.path());
  return {
    fileName: download.suggestedFilename(),
    signs:
      bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 16) + bytes.toString('latin1', 36, 40),
    format: bytes.readUInt16LE(20),
    channels: bytes.readUInt16LE(22),
    sampleRateHz: bytes.readUInt32LE(24),
    bits: bytes.readUInt16LE(34),
    riffBytes: bytes.readUInt32LE(4),
    dataBytes: bytes.readUInt32LE(40),
    bytes: bytes.length,
    loudest: Math.max(
      ...new Int16Array(bytes.buffer.slice(bytes.byteOffset + 44, bytes.byteOffset + bytes.length)),
    ),
  };
}

/** Counts the open microphones: tracks that the page got and did not stop. */
async function watchTracks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Reflect.set(window, 'tracks', tracks);
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wishes) => {
      const stream = await open(wishes);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  return () =>
    page.evaluate(() => {
      const tracks: MediaStreamTrack[] = Reflect.get(window, 'tracks');
      return tracks.filter(({ readyState }) => readyState === 'live').length;
    });
}

test('SPE-01 SPE-02: an answer is recorded twice, played, saved as real WAV, and stays on the device', async ({
  page,
  context,
}) => {
  const liveTracks = await watchTracks(page);
  const requests = watchRequests(page);
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|trusted ?type/i.test(message.text())) blocked.push(message.text());
  });
  await openGame(page, context);
  await button(page, 'Start').click();
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^(30|29) s$/);
  await expect(page.getByText('Recording …')).toBeVisible();
  await secondsRecorded(page, 2);
  await recordAnswer(page, null);
  expect(await liveTracks()).toBe(0);

  const wav = await downloadTake(page, 'Download recording 1');
  expect(wav).toMatchObject({
    fileName: 'speaking-question-1-take-1.wav',
    signs: 'RIFFWAVEfmt data',
    format: 1,
    channels: 1,
    sampleRateHz: 16_000,
    bits: 16,
    riffBytes: wav.bytes - 8,
    dataBytes: wav.bytes - 44,
  });
  const seconds = wav.dataBytes / 32_000;
  expect(seconds).toBeGreaterThan(1.2);
  expect(seconds).toBeLessThan(6);
  expect(wav.loudest).toBeGreaterThan(1000);

  await playTake(button(page, 'Play your answer'));
  // To its end, without another press.
  await expect(button(page, 'Play your answer')).toBeVisible();

  await recordAnswer(page, 'Record again');
  await expect(page.getByRole('radio', { name: /^Recording 2/ })).toBeChecked();
  // By keyboard: one stop for each question, arrows choose.
  await page.getByRole('radio', { name: /No, then the answer/ }).focus();
  for (const key of [
    'ArrowDown',
    'ArrowDown',
    'Tab',
    'Space',
    'ArrowDown',
    'ArrowDown',
    'Tab',
    'Space',
    'ArrowDown',
  ]) {
    await page.keyboard.press(key);
  }
  await expect(page.getByText('That makes 7 of 12 points.')).toBeVisible();
  await page.getByRole('radio', { name: /^Recording 1 / }).check();
  await expect(page.getByText(/That makes/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Download recording 1' })).toBeVisible();
  await button(page, 'Delete recording 1').click();
  await expect(page.getByRole('radio', { name: /^Recording/ })).toHaveCount(0);
  await expect(page.getByText('That makes 7 of 12 points.')).toBeVisible();
  await expect(button(page, 'Listen to “Just enough”, question 1')).toBeVisible();
  await expect(button(page, 'Listen to “Good”, question 1')).toBeVisible();
  await button(page, 'Next Question').click();
  await expect(page.getByRole('heading', { name: /^Question 2/ })).toBeFocused();
  // It is written in the background.
  await expect
    .poll(() => readStudyLog(page))
    .toMatchObject([{ itemId: 'question:speaking-my-street', grade: 'good', activity: 'game' }]);
  expect(await liveTracks()).toBe(0);
  expect(blocked).toEqual([]);
  expect(requests.foreign()).toEqual([]);
});

test('SPE-01 EXM-06: at 0 the recording stops by itself and counts', async ({ page, context }) => {
  await page.clock.install();
  await openGame(page, context);
  await button(page, 'Start').click();
  await expect(button(page, 'Stop recording')).toBeVisible();
  // A silent recording doesn't count.
  await expectBeep(page);
  // From here on time is frozen, so that the rest doesn't depend on the speed of this machine.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const timer = page.getByRole('timer', { name: 'Time left' });
  await page.clock.runFor((Number.parseInt((await timer.textContent()) ?? '', 10) - 1) * 1000);
  await expect(timer).toHaveText('1 s');
  await runClockUntil(page, button(page, 'Play your answer'));
});

test('SPE-03 EXM-07 EXM-08: ten questions to the result, with a reload in between, and again from the start', async ({
  page,
  context,
}) => {
  await openGame(page, context);
  await recordAnswer(page, 'Start');
  await button(page, 'Next Question').click();
  await recordAnswer(page, 'Start');
  await page.reload();
  await expect(page.getByText('its sound is gone')).toBeVisible();
  await button(page, 'Next Question').click();
  for (let question = 3; question <= 9; question += 1) await button(page, 'Skip question').click();
  await page.getByRole('link', { name: 'Practice A2' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Leave the game?' })).toBeVisible();
  await button(page, 'Stay').click();
  await recordAnswer(page, 'Start');
  await button(page, 'See result').click();
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeFocused();
  await expect(page.getByText('24 of 100 points')).toBeVisible();
  await expect(page.getByText('Blijf oefenen', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Just enough' }) }),
  ).toHaveCount(10);
  await expect(page.getByText('0 of 10 points: nothing recorded')).toHaveCount(7);
  await expect(page.getByText('its sound is gone')).toHaveCount(2);
  await playTake(button(page, 'Play your answer 10'));
  await button(page, 'Play Again').click();
  await expect(page.getByRole('heading', { name: /^Question 1/ })).toBeFocused();
  await button(page, 'Skip question').click();
  await button(page, 'Restart').click();
  await button(page, 'Start again').click();
  await expect(page.getByRole('heading', { name: /^Question 1/ })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
});

test('SPE-02: a refused microphone is explained, the models are shown, and the question can be skipped', async ({
  page,
  context,
}) => {
  await openGame(page, context, { isAllowed: false });
  await button(page, 'Start').click();
  await expect(page.getByRole('alert').filter({ hasText: REQUIRED })).toContainText('Allow the microphone');
  await expect(page.getByRole('heading', { name: 'Example answers' })).toBeVisible();
  // Now it is allowed.
  await context.grantPermissions(['microphone']);
  await recordAnswer(page, 'Try Again');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.clearPermissions();
  for (let question = 2; question <= 10; question += 1) {
    await button(page, 'Next Question').click();
    await button(page, 'Start').click();
    await expect(page.getByRole('alert').filter({ hasText: REQUIRED })).toBeVisible();
  }
  await button(page, 'See result').click();
  await expect(page.getByText('8 of 100 points')).toBeVisible();
  await expect(page.getByText('Blijf oefenen', { exact: true })).toBeVisible();
});

test('SPE-02: a browser that can’t record says so', async ({ page, context }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'));
  await openGame(page, context);
  await button(page, 'Start').click();
  await expect(page.getByRole('alert').filter({ hasText: REQUIRED })).toContainText('can’t record');
  await button(page, 'Next Question').click();
  await expect(page.getByText('Question 2 of 10')).toBeVisible();
});

test('SPE-02: leaving during a recording switches the microphone off', async ({ page, context }) => {
  const liveTracks = await watchTracks(page);
  await openGame(page, context);
  await button(page, 'Start').click();
  await expect(button(page, 'Stop recording')).toBeVisible();
  expect(await liveTracks()).toBe(1);
  await page.getByRole('link', { name: 'Practice A2' }).first().click();
  await button(page, 'Leave').click();
  await expect(page).toHaveURL(/practice-a2$/);
  expect(await liveTracks()).toBe(0);
  await page.goBack();
  await expect(page.getByText(/Nothing is recorded|Start recording/).first()).toBeVisible();
});

async function expectToFitNarrow(page: Page, place: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, place);
}

test('QUA-13 QUA-15 SPE-02: axe finds nothing in the speaking game', async ({ page, context }) => {
  const size = { width: 390, height: 900 };
  const expectAccessible = await lookByTurns(page, { theme: 'dark', width: 390 });
  await openGame(page, context, { isAllowed: false });
  await expectAccessible('intro');
  await expectToFitNarrow(page, 'intro');
  await page.setViewportSize(size);
  await button(page, 'Start').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible('refused');
  await context.grantPermissions(['microphone']);
  await button(page, 'Try Again').click();
  await expect(page.getByText('Recording …')).toBeVisible();
  await expectAccessible('recording');
  await expectToFitNarrow(page, 'recording');
  await page.setViewportSize(size);
  await recordAnswer(page, null);
  await recordAnswer(page, 'Record again');
  await expectAccessible('takes');
  await expectToFitNarrow(page, 'takes');
  await page.setViewportSize(size);
  await button(page, 'Next Question').click();
  for (let question = 2; question <= 10; question += 1) await button(page, 'Skip question').click();
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
  await expectAccessible('result');
  await expectToFitNarrow(page, 'result');
});
