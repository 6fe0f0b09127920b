import type { Page } from '@playwright/test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hum } from '../../src/testing/spoken-samples.ts';
import { lookByTurns } from './support/accessibility.ts';
import { openApp, watchRequests } from './support/app.ts';
import { withMicrophoneHearing, writeHeard } from './support/browser.ts';
import { playTake } from './support/exam-games.ts';
import { expect, test } from './support/journey.ts';
import { readStudyLog } from './support/study-log.ts';

const HEARD = join(tmpdir(), 'oefenpad-mock-exam-microphone.wav');

// A voice that never pauses: a recording might miss the start of a beep, or all of it.
test.use({ launchOptions: withMicrophoneHearing(HEARD) });
test.beforeAll(() => writeHeard(HEARD, hum(8000)));

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const task = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Opdracht ${number} van 16`) });

/** Records the task on the screen until the microphone has heard something. */
async function record(page: Page): Promise<void> {
  await button(page, 'Opnemen').click();
  await page.waitForFunction(() => document.querySelector('[aria-hidden] > .bg-success') !== null);
  await button(page, 'Stop met opnemen').click();
  await expect(page.getByText(/^Opgenomen: \d+ s$/)).toBeVisible();
}

/** How many recordings are stored on the device. */
const keptSounds = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('oefenpad');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const count = opening.result.transaction('recordings').objectStore('recordings').count();
          count.addEventListener('success', () => {
            opening.result.close();
            resolve(count.result);
          });
        });
      }),
  );

test('MOC-01 MOC-04 MOC-07 MOC-10: speaking, 16 tasks with a reload, to the takes with their model answers', async ({
  page,
}) => {
  const requests = watchRequests(page);
  const look = await lookByTurns(page, { theme: 'light', width: 390 });
  await openApp(page, '/practice-a2');
  await page.getByRole('link', { name: 'Speaking exam', exact: true }).click();
  await page.getByRole('link', { name: 'Open Exam 1' }).click();
  await button(page, 'Start').click();
  for (let number = 1; number <= 16; number += 1) {
    if (number % 4 === 1) {
      await expect(page.getByText(`Deel ${(number + 3) / 4} van 4`)).toBeVisible();
      if (number === 1) await look('the screen that opens a part');
      await button(page, 'Volgende').click();
    }
    await expect(task(page, number)).toBeVisible();
    for (const drawing of await page.getByRole('main').getByRole('img').all()) {
      await expect(drawing).toHaveJSProperty('complete', true);
      expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    if (number === 9) await look('a task with two drawings');
    await record(page);
    if (number === 10) {
      await page.reload();
      await expect(task(page, 10)).toBeVisible();
      await expect(page.getByText('10 van 16 beantwoord')).toBeVisible();
      // Its sound is now loaded from the device.
      await playTake(button(page, 'Luister naar uw antwoord'));
    }
    await button(page, number === 16 ? 'Naar het einde' : 'Volgende').click();
  }
  expect(await keptSounds(page)).toBe(16);
  await button(page, 'Inleveren').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Inleveren' }).click();
  await expect(page.locator(':focus')).toContainText('Exam 1: 16 of 16 recorded');
  await playTake(button(page, 'Play your answer 16'));
  // From answer to answer, three questions each.
  await button(page, 'Rate your answers').click();
  for (const number of [1, 2]) {
    await expect(page.getByRole('heading', { name: new RegExp(`^Task ${number}:`) })).toBeFocused();
    const answer = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: new RegExp(`^Task ${number}:`) }) });
    for (const anchor of [/All of it, in simple words/, /Most simple ones/, /with some effort/]) {
      await answer.getByRole('radio', { name: anchor }).check();
    }
    await expect(answer.getByText('That makes 7 of 12 points.')).toBeVisible();
    await answer.getByRole('button', { name: 'Rate the next answer' }).click();
  }
  await look('the result');
  await expect.poll(() => readStudyLog(page).then(({ length }) => length)).toBe(16);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Exam 1: 16 of 16 recorded' })).toBeVisible();
  await expect(page.getByText('Your own rating: 14 of 24 points for 2 answers.')).toBeVisible();
  expect(requests.foreign()).toEqual([]);
});
