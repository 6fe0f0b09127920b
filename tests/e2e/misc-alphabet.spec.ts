import { expect, test } from '@playwright/test';
import { openMiscSection } from './support/misc.ts';
import { readStudyLog } from './support/study-log.ts';
import { takeOwnSoundAway, takeVoicesAway } from './support/voices.ts';

test('MSC-12 MSC-03: letters are chosen, chosen away again, and drawn by chance', async ({ page }) => {
  const section = await openMiscSection(page, 'Alphabets');
  const letters = section.locator('button[aria-pressed]');
  await expect(letters).toHaveCount(26);
  const j = section.getByRole('button', { name: /^J jee/ });
  await j.click();
  await expect(j).toHaveAttribute('aria-pressed', 'true');
  await expect(section.getByText('J is called jee')).toBeVisible();
  await j.click();
  await expect(j).toHaveAttribute('aria-pressed', 'false');
  await expect(section.getByText('J is called jee')).toBeHidden();
  await section.getByRole('button', { name: 'Random letter' }).click();
  await expect(section.locator('button[aria-pressed=true]')).toHaveCount(1);
});

test('MSC-12 MSC-09 LIS-04: without a Dutch voice letters and numbers are heard from recordings, fetched as they are pressed', async ({
  page,
}) => {
  await takeVoicesAway(page);
  const audio: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/audio/')) audio.push(new URL(request.url()).pathname);
  });
  const alphabets = await openMiscSection(page, 'Alphabets');
  expect(audio).toEqual([]);
  await alphabets.getByRole('button', { name: /^J jee/ }).click();
  await expect(alphabets.getByText('Computerstem', { exact: true })).toBeVisible();
  await expect.poll(() => new Set(audio).size).toBe(2);
  expect(audio[0]).toBe('/audio/manifest.json');
  expect(audio.at(-1)).toMatch(/^\/audio\/letters\.[0-9a-f]{16}\.pack$/);
  const numbers = page.getByRole('region', { name: 'Numbers' });
  await numbers.getByRole('button', { name: /^13 dertien/ }).click();
  await expect(numbers.getByText('Computerstem', { exact: true })).toBeVisible();
  await expect.poll(() => new Set(audio).size).toBe(3);
  await expect(page.getByText('No Dutch voice on this device')).toBeHidden();
});

test('MSC-12 MEM-01: five names are spelled, typed by the keyboard, and each answer is in the log', async ({
  page,
}) => {
  await takeOwnSoundAway(page);
  const section = await openMiscSection(page, 'Alphabets');
  await section.getByRole('button', { name: 'Play the spelling game' }).click();
  await expect(section.getByRole('button', { name: 'Listen', exact: true })).toBeFocused();
  // This browser has no Dutch voice: it says so, and writes the letters out.
  await page.keyboard.press('Enter');
  await expect(section.getByText(/no Dutch voice|has no speech/)).toBeVisible();
  for (let number = 1; number <= 5; number += 1) {
    await expect(section.getByText(`Name ${number} of 5`)).toBeVisible();
    const sounds = await section.locator('output [lang=nl]').first().innerText();
    await section.getByLabel('The name').focus();
    await page.keyboard.type(number === 2 ? 'Xxx' : ` ${nameOf(sounds).toUpperCase()} `);
    await page.keyboard.press('Enter');
    await expect(section.getByText(number === 2 ? 'Not right.' : 'Right!')).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(section.getByText('4 of 5 right.').locator('..')).toBeFocused();
  await expect(section.getByText('you typed Xxx')).toBeVisible();
  await expect
    .poll(async () => (await readStudyLog(page)).map(({ activity, grade }) => `${activity} ${grade}`))
    .toEqual(['game right', 'game wrong', 'game right', 'game right', 'game right']);
  for (const { itemId } of await readStudyLog(page)) expect(itemId).toMatch(/^question:letter-name-[a-z]+$/);
  await section.getByRole('button', { name: 'Play Again' }).click();
  await expect(section.getByText('Name 1 of 5')).toBeVisible();
});

test('MSC-12: one’s own name is spelled, with the telephone alphabet', async ({ page }) => {
  const section = await openMiscSection(page, 'Alphabets');
  await section.getByLabel('A name').fill('Thijs');
  await expect(section.locator('ol').getByRole('listitem')).toHaveText([
    'T tee van Theodoor',
    'H ha van Hendrik',
    'IJ lange ij van IJmuiden',
    'S es van Simon',
  ]);
});

/** The name that is spelled by the names of its letters, written the way they sound. */
function nameOf(sounds: string): string {
  const letters =
    'aa bee see dee ee ef gee haa ie jee kaa el em en oo pee kuu er es tee uu vee wee iks ij zet'.split(' ');
  return sounds
    .split(' – ')
    .map((sound) => String.fromCodePoint(97 + letters.indexOf(sound)))
    .join('');
}
