import type { Page } from '@playwright/test';
import { switchOffSoundByItself } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { openCards } from './support/vocabulary.ts';
import { giveVoices, takeOwnSoundAway, takeVoicesAway } from './support/voices.ts';
import { serveWords } from './support/word-list.ts';

/** Opens the first word card of a list. */
async function openWordCard(page: Page): Promise<void> {
  await switchOffSoundByItself(page);
  await serveWords(page);
  await openCards(page);
  await expect(page.getByRole('heading', { name: 'de afspraak' })).toBeVisible();
}

const pronunciation = (page: Page) => page.getByRole('button', { name: 'Pronunciation' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop' });

test('SPK-03 SPK-04: without a voice the word’s recording is played, and credited as a computer voice', async ({
  page,
}) => {
  await takeVoicesAway(page);
  await page.addInitScript(() => {
    HTMLAudioElement.prototype.play = function playAtOnce() {
      document.body.setAttribute('data-played-seconds', '');
      this.addEventListener('durationchange', () =>
        document.body.setAttribute('data-played-seconds', this.duration.toFixed(1)),
      );
      return Promise.resolve();
    };
  });
  await openWordCard(page);
  const packs: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.pack')) packs.push(new URL(request.url()).pathname);
  });
  await pronunciation(page).click();
  await expect(page.getByText('Computerstem', { exact: true })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-played-seconds', /^(0\.[5-9]|1\.\d)$/);
  await expect(page.getByText('No Dutch voice on this device')).toHaveCount(0);
  expect(packs).toHaveLength(1);
});

test('SPK-02: without any voice the device says so, once, and nothing waits', async ({ page }) => {
  await takeOwnSoundAway(page);
  await openWordCard(page);
  await pronunciation(page).click();
  await expect(page.getByText('No Dutch voice on this device')).toBeVisible();
  await expect(page.getByText('No Dutch voice on this device')).toHaveCount(1);
  await expect(pronunciation(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'opbellen' })).toBeVisible();
});

test('SPK-02: with only English voices the device says so, and Dutch is not read in English', async ({
  page,
}) => {
  const asked = await giveVoices(page, { languages: ['en-GB', 'en-US'], ends: false });
  await takeOwnSoundAway(page);
  await openWordCard(page);
  await pronunciation(page).click();
  await expect(page.getByText('No Dutch voice on this device')).toBeVisible();
  expect(await asked()).toEqual([]);
});

test('SPK-02: says that a browser has no speech output', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', { value: undefined });
  });
  await takeOwnSoundAway(page);
  await openWordCard(page);
  await pronunciation(page).click();
  await expect(page.getByText('Audio not available')).toBeVisible();
  await expect(page.getByText('Your browser does not support speech output.')).toBeVisible();
});

test('SPK-01: a second press stops the sound, and so does moving on to another word or page', async ({
  page,
}) => {
  const asked = await giveVoices(page, { languages: ['en-GB', 'nl-NL'], ends: false });
  await openWordCard(page);
  await pronunciation(page).click();
  await stop(page).click();
  await expect(pronunciation(page)).toBeFocused();
  const first = ['say de afspraak', 'cancel'];
  expect(await asked()).toEqual(first);

  await pronunciation(page).click();
  await expect(stop(page)).toBeVisible();
  await expect.poll(asked).toEqual([...first, 'say de afspraak']);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(pronunciation(page)).toBeVisible();
  const second = [...first, ...first];
  expect(await asked()).toEqual(second);

  await pronunciation(page).click();
  await expect.poll(asked).toEqual([...second, 'say opbellen']);
  await page.getByRole('link', { name: 'Culture' }).first().click();
  await expect.poll(asked).toEqual([...second, 'say opbellen', 'cancel']);
});
