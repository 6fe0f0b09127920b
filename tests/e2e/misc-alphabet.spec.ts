import { parseNumber } from '#dutch/parse-number.ts';
import { watchRequests } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { openMiscSection, SECTIONS } from './support/misc.ts';
import { readStudyLog } from './support/study-log.ts';
import { takeOwnSoundAway, takeVoicesAway } from './support/voices.ts';

test('MSC-12 MSC-09 LIS-04: without a Dutch voice letters and numbers play from recordings, loaded on press', async ({
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

test('MSC-09 MSC-12 MEM-01 SPK-02 DAT-05: without any voice names and numbers are read, typed and logged', async ({
  page,
}) => {
  await takeOwnSoundAway(page);
  const requests = watchRequests(page);
  const section = await openMiscSection(page, 'Alphabets');
  await section.getByRole('button', { name: 'Play the spelling game' }).click();
  await expect(section.getByRole('button', { name: 'Listen', exact: true })).toBeFocused();
  // This browser has no Dutch voice: the page says so, and shows the letters.
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
  await section.getByLabel('A name').fill('Thijs');
  await expect(section.locator('ol').getByRole('listitem')).toHaveText([
    'T tee van Theodoor',
    'H ha van Hendrik',
    'IJ lange ij van IJmuiden',
    'S es van Simon',
  ]);

  const numbers = page.locator(`#${SECTIONS.Numbers}`);
  await numbers.getByText('Up to 1000').click();
  await numbers.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(numbers.getByText('No Dutch voice on this device')).toBeVisible();
  const expected: string[] = [];
  for (let number = 1; number <= 10; number += 1) {
    await expect(numbers.getByText(`Number ${number} of 10`)).toBeVisible();
    const words = await numbers.locator('output[lang=nl]').last().innerText();
    const value = parseNumber(words) ?? Number.NaN;
    expected.push(`question:number-${value} game ${number === 4 ? 'wrong' : 'right'}`);
    await expect(numbers.getByLabel('The number')).toBeFocused();
    await page.keyboard.type(String(number === 4 ? value + 1 : value));
    await page.keyboard.press('Enter');
    await expect(numbers.getByText(number === 4 ? 'Not right.' : 'Right!')).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(numbers.getByText('9 of 10 right.').locator('..')).toBeFocused();
  await expect(numbers.getByRole('button', { name: 'Play Again' })).toBeVisible();
  await expect
    .poll(async () =>
      (await readStudyLog(page))
        .slice(5)
        .map(({ itemId, activity, grade }) => `${itemId} ${activity} ${grade}`),
    )
    .toEqual(expected);
  expect(requests.foreign()).toEqual([]);
});

/** The name that these letter names spell; they are written as they sound. */
function nameOf(sounds: string): string {
  const letters =
    'aa bee see dee ee ef gee haa ie jee kaa el em en oo pee kuu er es tee uu vee wee iks ij zet'.split(' ');
  return sounds
    .split(' – ')
    .map((sound) => String.fromCodePoint(97 + letters.indexOf(sound)))
    .join('');
}
