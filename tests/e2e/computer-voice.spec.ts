import type { Page } from '@playwright/test';
import { PATHS } from '#routes/paths.ts';
import { NEVER_HERE_BEFORE } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { signInWithWorker, startOwnSite, type OwnSite } from './support/own-site.ts';
import { takeVoicesAway } from './support/voices.ts';

test.use({ serviceWorkers: 'allow', storageState: NEVER_HERE_BEFORE });

let site: OwnSite;
test.beforeEach(async () => {
  site = await startOwnSite();
});
test.afterEach(() => site.stop());

/** Records each sound that the page creates a url for, and what was played to its end. */
async function watchSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds: Blob[] = [];
    const makeAddress = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (sound: Blob) => {
      sounds.push(sound);
      return makeAddress(sound);
    };
    Object.assign(globalThis, { soundsOfPage: sounds });
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its element below
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playWatched() {
      this.addEventListener('ended', () => document.body.setAttribute('data-heard', String(sounds.length)));
      return play.call(this);
    };
  });
}

/** The last sound: its length in seconds, and its loudness (the mean power of its samples, full scale is 1). */
function lastSound(page: Page): Promise<{ readonly seconds: number; readonly power: number }> {
  return page.evaluate(async () => {
    const sounds: Blob[] = Object.getOwnPropertyDescriptor(globalThis, 'soundsOfPage')?.value ?? [];
    const decoder = new OfflineAudioContext(1, 1, 22_050);
    const sound = await decoder.decodeAudioData(await (sounds.at(-1) ?? new Blob()).arrayBuffer());
    const samples = sound.getChannelData(0);
    return {
      seconds: sound.duration,
      power: samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length,
    };
  });
}

/** Combines a day and a part of the day: there is no recording of these words. */
async function hearDay(page: Page, day: RegExp, part: RegExp): Promise<void> {
  const days = page.locator('#days-week-section');
  await days.getByRole('button', { name: day }).click();
  await days.getByRole('button', { name: part }).click();
  const heard = Number((await page.locator('body').getAttribute('data-heard')) ?? 0);
  await days.getByRole('button', { name: 'Listen', exact: true }).first().click();
  await expect(days.getByText('Computerstem', { exact: true }).last()).toBeVisible({ timeout: 20_000 });
  await expect
    .poll(async () => Number((await page.locator('body').getAttribute('data-heard')) ?? 0))
    .toBeGreaterThan(heard);
}

test('SPK-03 QUA-10: without voice and recording the synthesiser is loaded and heard, later also offline', async ({
  page,
}) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  await takeVoicesAway(page);
  await watchSounds(page);
  await signInWithWorker(page, site);
  await page.goto(`${site.origin}${PATHS.misc}#days-week-section`);
  expect(site.requests().filter((path) => path.startsWith('/synthesiser/'))).toEqual([]);
  await hearDay(page, /^3 Woensdag/, /De middag/);
  const { seconds, power } = await lastSound(page);
  expect(seconds).toBeGreaterThan(0.8);
  expect(seconds).toBeLessThan(2.5);
  // -20 dB while it speaks, a little less including its ends.
  expect(10 * Math.log10(power)).toBeGreaterThan(-26);
  expect(10 * Math.log10(power)).toBeLessThan(-17);
  expect(site.requests().filter((path) => path.startsWith('/synthesiser/'))).toHaveLength(2);

  await site.stop();
  await page.reload();
  await hearDay(page, /^6 Zaterdag/, /De avond/);
  const offline = await lastSound(page);
  expect(offline.seconds).toBeGreaterThan(0.8);
  expect(10 * Math.log10(offline.power)).toBeGreaterThan(-26);
  expect(blocked).toEqual([]);
});
