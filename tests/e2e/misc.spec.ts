import { expect, test, type Locator, type Page } from '@playwright/test';
import { signIn, watchRequests } from './support/app.ts';
import { openMisc, openMiscSection } from './support/misc.ts';
import { readStudyLog } from './support/study-log.ts';
import { takeVoicesAway } from './support/voices.ts';

const SECTIONS = [
  ['Alphabets', 'alphabets-section'],
  ['Numbers', 'numbers-section'],
  ['Time', 'time-practice'],
  ['Days & Week', 'days-week-section'],
  ['Directions', 'directions-section'],
  ['Body Parts', 'body-parts-section'],
  ['Family Relations', 'family-relations-section'],
  ['Education System', 'education-section'],
] as const;

const factDialog = (page: Page) => page.getByRole('dialog', { name: 'Did You Know?' });
const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

/** Where the page's own bar ends: what is below it can be seen. */
const endOfBars = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => heading.parentElement?.getBoundingClientRect().bottom ?? 0);

test('MSC-01: a fun fact greets once, names its source, and comes again by its button, another one', async ({
  page,
}) => {
  const requests = watchRequests(page);
  await signIn(page, { path: '/misc', remember: true });
  const fact = factDialog(page);
  const text = () => fact.locator('p[lang=nl]').innerText();
  await expect(fact.getByRole('link')).toHaveAttribute('href', /^https:\/\//);
  const first = await text();
  await fact.getByRole('button', { name: 'Close' }).click();
  await expect(fact).toBeHidden();
  await page.getByRole('button', { name: 'Did You Know?' }).click();
  expect(await text()).not.toBe(first);
  await fact.getByRole('button', { name: 'Interesting!' }).click();
  await expect(page.getByRole('button', { name: 'Did You Know?' })).toBeFocused();
  // Nobody is stopped at the door twice.
  await page.getByRole('link', { name: 'Culture' }).click();
  await page.getByRole('link', { name: 'Misc' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Miscellaneous Dutch' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 3, name: 'The 26 letters' })).toBeVisible();
  await expect(fact).toBeHidden();
  expect(requests.foreign()).toEqual([]);
});

test('MSC-01: the fun fact stays away from somebody who has begun already', async ({ page }) => {
  await signIn(page, { remember: true });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/fact-dialog-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/misc');
  await page.getByRole('button', { name: 'Topics', exact: true }).click();
  const loaded = page.waitForResponse('**/fact-dialog-*.js');
  release();
  await loaded;
  await expect(page.getByRole('heading', { level: 3, name: 'The 26 letters' })).toBeVisible();
  await expect(factDialog(page)).toBeHidden();
});

test('MSC-01: the tagline, seven topics, and a header that stays', async ({ page }) => {
  await openMisc(page);
  await expect(
    page.getByText('Practical Dutch vocabulary for daily use. From greetings to time and days.'),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Topics' }).getByRole('listitem')).toHaveCount(7);
  await page.getByRole('button', { name: 'Start Directions' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Directions' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.getByRole('button', { name: 'Topics', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Useful Categories' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Useful Categories' })).toBeInViewport();
});

test('MSC-02: eight cards lead to eight sections, and back, with the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMisc(page);
  await expect(page.getByRole('button', { name: /^Start / })).toHaveCount(8);
  for (const [title, id] of SECTIONS) {
    const start = page.getByRole('button', { name: `Start ${title}`, exact: true });
    await start.click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
    const section = page.getByRole('region', { name: title });
    await expect(section).toHaveAttribute('id', id);
    await expect(section).toBeInViewport();
    const fromBars = (await topOf(section)) - (await endOfBars(page));
    expect(fromBars).toBeGreaterThanOrEqual(0);
    expect(fromBars).toBeLessThan(60);
    await section.getByRole('button', { name: '← Back to Topics' }).click();
    await expect(start).toBeFocused();
    await expect(start).toBeInViewport({ ratio: 1 });
  }
});

test('MSC-02: Start scrolls smoothly, and at once where reduced motion is asked for', async ({ page }) => {
  await page.addInitScript(() => {
    const behaviours: unknown[] = [];
    Object.assign(globalThis, { behaviours });
    const original: unknown = Reflect.get(Element.prototype, 'scrollIntoView');
    Element.prototype.scrollIntoView = function scrollIntoView(options) {
      if (typeof options === 'object') behaviours.push(options.behavior);
      if (typeof original === 'function') Reflect.apply(original, this, [options]);
    };
  });
  await openMisc(page);
  const behaviours = () => page.evaluate(() => Reflect.get(globalThis, 'behaviours'));
  await page.getByRole('button', { name: 'Start Body Parts' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Body Parts' })).toBeFocused();
  expect(await behaviours()).toEqual(['smooth']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('region', { name: 'Body Parts' }).getByText('← Back to Topics').click();
  expect(await behaviours()).toEqual(['smooth', 'instant']);
});

test('MSC-02 QUA-02: Start waits for the code above its section, and a section that failed is tried again', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/alphabet-section-*.js', async (route) => {
    await held;
    await route.abort();
  });
  await openMisc(page);
  await page.getByRole('button', { name: 'Start Directions' }).click();
  await expect(page.getByRole('button', { name: 'Start Directions' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Alphabets: loading …')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 2, name: 'Directions' })).toBeFocused();
  await page.unrouteAll();
  const alphabets = page.getByRole('region', { name: 'Alphabets' });
  await alphabets.getByRole('button', { name: 'Try Again' }).click();
  await expect(alphabets.getByRole('heading', { name: 'The 26 letters' })).toBeVisible();
});

test('MSC-02: an address that names a section leads to it, without a fun fact in the way', async ({
  page,
}) => {
  await signIn(page, { path: '/misc#directions-section' });
  await expect(page.getByRole('heading', { level: 2, name: 'Directions' })).toBeFocused();
  await expect(factDialog(page)).toBeHidden();
});

test('MSC-01 QUA-14: what has the focus is never under the bars', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openMiscSection(page, 'Alphabets');
  await page.getByRole('button', { name: '← Back to Topics' }).first().focus();
  for (let press = 0; press < 45; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused.closest('header') || focused.closest('main') === null) return false;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found === null || !(focused.contains(found) || found.contains(focused));
    });
    expect(isCovered, `after ${press + 1} times Shift+Tab`).toBe(false);
  }
});

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
  await section.getByRole('button', { name: 'Random Letter' }).click();
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
  expect(audio.at(-1)).toMatch(/^\/audio\/[0-9a-f]{16}\.mp3$/);
  const numbers = page.getByRole('region', { name: 'Numbers' });
  await numbers.getByRole('button', { name: /^13 dertien/ }).click();
  await expect(numbers.getByText('Computerstem', { exact: true })).toBeVisible();
  await expect.poll(() => new Set(audio).size).toBe(3);
  await expect(page.getByText('No Dutch voice on this device')).toBeHidden();
});

test('MSC-12 MEM-01: five names are spelled, typed by the keyboard, and each answer is in the log', async ({
  page,
}) => {
  const section = await openMiscSection(page, 'Alphabets');
  await section.getByRole('button', { name: 'Play the Spelling Game' }).click();
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
  await expect(section.getByText('4 of 5 right.')).toBeFocused();
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

test('MSC-11 MEM-01: the town is walked from bottom left to top right by arrow keys and typed commands', async ({
  page,
}) => {
  // The way has to be found first: the canal and the roadworks lie where chance has put them.
  test.setTimeout(90_000);
  const section = await openMiscSection(page, 'Directions');
  await section.getByRole('button', { name: 'Walk to the Station' }).click();
  await expect(section.getByRole('button', { name: 'Ga rechtdoor straight on' })).toBeFocused();
  await expect(
    section.getByText(/column 1 from the left, row 1 from the bottom, at het hotel, facing north/),
  ).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(section.getByText(/the town ends here.*facing west/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(section.getByText(/facing east/)).toBeVisible();
  const field = section.getByLabel('Or type what you would say');
  await field.fill('sla linsaf');
  await field.press('Enter');
  await expect(section.getByText(/I don’t know “sla linsaf”/)).toBeVisible();
  await walkToStation(section);
  await expect(section.getByText('Je bent op het station.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Walk Again' })).toBeFocused();
  await expect
    .poll(async () => (await readStudyLog(page)).map(({ itemId, grade }) => `${itemId} ${grade}`))
    .toEqual(['question:walk-to-het-station right']);
  await page.keyboard.press('Enter');
  await expect(section.getByRole('button', { name: 'Ga rechtdoor straight on' })).toBeFocused();
});

test('MSC-11 MEM-01: five routes are followed, and each answer is in the log', async ({ page }) => {
  const section = await openMiscSection(page, 'Directions');
  await section.getByRole('button', { name: 'Follow a Route' }).click();
  for (let number = 1; number <= 5; number += 1) {
    await expect(section.getByText(`Route ${number} of 5`)).toBeFocused();
    const options = section.getByRole('button', { name: /^Bij / });
    await expect(options).toHaveCount(4);
    await options.first().click();
    await expect(options.first()).toBeDisabled();
    await expect(section.getByText(/You end up at (de|het) /)).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(section.getByText(/^[0-5] of 5 right/)).toBeFocused();
  await expect
    .poll(
      async () =>
        (await readStudyLog(page)).filter(({ itemId }) => itemId.startsWith('question:route-')).length,
    )
    .toBe(5);
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

/**
 * Walks through a town drawn by chance, as a person would who can't see the map and tries each street: the page tells in
 * words where one is and whether the street ahead is free.
 */
async function walkToStation(section: Locator): Promise<void> {
  const field = section.getByLabel('Or type what you would say');
  const say = async (command: string) => {
    await field.fill(command);
    await field.press('Enter');
    return section.locator('output').filter({ hasText: 'You are in column' }).innerText();
  };
  const seen = new Set<string>();
  const place = (text: string) => /column \d from the left, row \d/.exec(text)?.[0] ?? '';
  let text = await say('draai om');
  // Depth first: always the first free street that leads to a new crossing, else back.
  const search = async (): Promise<boolean> => {
    seen.add(place(text));
    for (let turn = 0; turn < 4; turn += 1) {
      if (text.includes('the street is free')) {
        const before = place(text);
        text = await say('ga rechtdoor');
        if (!text.includes('Ahead')) return true;
        if (!seen.has(place(text)) && (await search())) return true;
        await say('draai om');
        await say('ga rechtdoor');
        text = await say('draai om');
        if (place(text) !== before) throw new Error(`lost at ${text}`);
      }
      text = await say('sla linksaf');
    }
    return false;
  };
  expect(await search()).toBe(true);
}
