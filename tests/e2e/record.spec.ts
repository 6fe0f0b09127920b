import type { Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { joined } from '../../src/sound/rules/sound-shape.ts';
import { hum, room } from '../../src/testing/spoken-samples.ts';
import { expectNoSidewaysScroll, lookByTurns } from './support/accessibility.ts';
import { openApp, watchRequests } from './support/app.ts';
import { withMicrophoneHearing, writeHeard } from './support/browser.ts';
import { playTake } from './support/exam-games.ts';
import { expect, test } from './support/journey.ts';

const run = promisify(execFile);
const FOLDER = join(tmpdir(), `oefenpad-booth-${process.pid}`);
/** What the microphone hears from the moment it is opened: a quiet room for longer than it is measured, a voice, and the room again. */
const HEARD = join(tmpdir(), 'oefenpad-booth-microphone.wav');

test.use({ launchOptions: withMicrophoneHearing(HEARD) });

test.beforeAll(() => writeHeard(HEARD, joined([room(4500), hum(1300), room(20_000)])));
test.afterAll(() => rm(FOLDER, { recursive: true, force: true }));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const beeps = (page: Page, isHeard: boolean) =>
  page.waitForFunction(
    (wanted) => (document.querySelector('[aria-hidden] > .bg-success') !== null) === wanted,
    isHeard,
  );

async function checkRoom(page: Page): Promise<void> {
  await button(page, 'Listen to my room').click();
  await expect(page.getByText(/^Text \d+ of /)).toBeVisible({ timeout: 20_000 });
}

/** Records one text until the voice was heard to its end. */
async function record(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await beeps(page, true);
  await beeps(page, false);
  await expect(button(page, 'Stop')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Recorded and saved/)).toBeVisible();
}

test('SPK-05 SPK-04: from the first take over a reload to the file, for the project and for another device', async ({
  page,
  context,
}) => {
  const requests = watchRequests(page);
  const expectAccessible = await lookByTurns(page, { theme: 'light', width: 390 });
  await context.grantPermissions(['microphone']);
  await openApp(page, '/settings');
  await page.getByRole('link', { name: 'Record your voice' }).click();
  await expect(page.getByText(/^About \d+ minutes left/)).toBeVisible();
  await expectAccessible('the way into the booth');
  await page.getByLabel('Your name').fill('Mieke');
  await page.getByRole('checkbox').check();
  await page.getByRole('radio', { name: 'Letters and numbers' }).check();
  await expect(page.getByText('The letters: 0 of 52 recorded')).toBeVisible();
  await button(page, 'Start recording').click();
  await checkRoom(page);
  // By keyboard alone.
  await button(page, 'Record').focus();
  await record(page);
  await expect(button(page, 'Next')).toBeFocused();
  await expectAccessible('a take');
  await expectNoSidewaysScroll(page, 'a take');
  await page.reload();
  await expect(page.getByText('1 of 52 recorded')).toBeVisible();
  await checkRoom(page);
  await expect(page.getByText('Text 2 of 52')).toBeVisible();
  await button(page, 'Record').focus();
  await record(page);
  await playTake(button(page, 'Listen'));
  await button(page, 'Record your voice').click();
  const downloading = page.waitForEvent('download');
  await button(page, 'Save 2 recordings as a file').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('oefenpad-letters-mieke.pack');
  const file = await download.path();

  // The project accepts it.
  const site = await mkdtemp(`${FOLDER}-`);
  const added = await run('npm', ['run', '-s', 'add-pack', '--', file, '--into', site]);
  expect(added.stdout).toContain('2 recordings added, 0 refused');
  const names = (await readdir(join(site, 'audio'))).toSorted();
  // The second text is also in a list of words.
  expect(names.map((name) => name.replace(/\..*/, ''))).toEqual([
    'manifest',
    expect.stringMatching(/^person-mieke-\w+-letters$/),
    expect.stringMatching(/^person-mieke-\w+-words-3-/),
  ]);
  await rm(site, { recursive: true });

  // So does a device, and saves it.
  await page.goto('/settings');
  await button(page, 'Show the voices').click();
  await page.getByLabel('Add a voice from a file').setInputFiles(file);
  await expect(page.getByText('Added: 2 recordings')).toBeVisible();
  await button(page, 'Recordings first').click();
  await page.reload();
  await button(page, 'Show the voices').click();
  await expect(page.getByText('Spoken by Mieke')).toBeVisible();
  await expectAccessible('the voices');
  expect(requests.foreign()).toEqual([]);
});
