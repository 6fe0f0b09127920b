import { readFileSync } from 'node:fs';
import { csvParse } from 'd3-dsv';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { fillSignIn, openApp, SIGNED_IN } from '../e2e/support/app.ts';
import { makeProfile, openKillable } from '../e2e/support/kept-games.ts';
import { readStudyLog } from '../e2e/support/study-log.ts';

const FIRST_DAY = Date.parse('2026-11-23T09:00:00');
const DAY_MS = 86_400_000;
/** Two lists of the first topic: enough for a backlog after ten days. */
const LISTS = ['Personal Details', 'Languages'];

interface KnownWord {
  readonly dutch: string;
  readonly english: string;
  readonly article: string;
}
/** The words that the simulated person knows by heart. */
const WORDS: readonly KnownWord[] = csvParse(readFileSync('public/vocabulary.csv', 'utf8'))
  .filter(({ subsection }) => LISTS.includes(subsection ?? ''))
  .map(({ dutch = '', english = '', article = '' }) => ({ dutch, english, article }));
const spoken = ({ article, dutch }: KnownWord) => `${article} ${dutch}`.trim();
const dayAt = (day: number) => FIRST_DAY + (day - 1) * DAY_MS;

/** Opens a page on a day; signs in where necessary. */
async function openOn(page: Page, day: number, where: string): Promise<void> {
  await page.clock.setSystemTime(dayAt(day));
  await openSignedIn(page, where);
}

async function openSignedIn(page: Page, where: string): Promise<void> {
  await page.goto(where);
  await expect(page.locator('#root h1')).toBeVisible();
  if (!page.url().endsWith('/login')) return;
  await fillSignIn(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(new RegExp(`${where}$`));
}

async function openReview(page: Page, day: number): Promise<void> {
  await openOn(page, day, '/review');
  await expect(page.getByText(/^\d+ to go|^Done for|^Nothing is in review/).first()).toBeVisible();
}

/** The current question, as the page shows it. */
type Asked =
  | { readonly kind: 'done' | 'turned' | 'heard' }
  | { readonly kind: 'article' | 'typed'; readonly shown: string };

/** Waits for it: some kinds of cards are drawn by code that loads late. */
async function asked(page: Page): Promise<Asked> {
  const found = await page.waitForFunction((): Asked | null => {
    const main = document.querySelector('main');
    const text = main?.innerText ?? '';
    if (/^Done for (?:today|now)\./m.test(text)) return { kind: 'done' };
    const shown = main?.querySelector('p.font-bold')?.textContent ?? '';
    if (text.includes('De or het?')) return { kind: 'article', shown };
    if (text.includes('Type what you hear.')) return { kind: 'heard' };
    if (text.includes('Type it in Dutch')) return { kind: 'typed', shown };
    return text.includes('Show Answer') ? { kind: 'turned' } : null;
  });
  return (await found.jsonValue()) ?? { kind: 'done' };
}

/** Answers one card and grades it; every ninth is forgotten. Returns whether it was graded. */
async function answerCard(page: Page, card: Asked, turn: number): Promise<boolean> {
  switch (card.kind) {
    case 'heard':
      await page.getByRole('button', { name: 'I can’t listen now' }).click();
      return false;
    case 'turned':
      await page.keyboard.press(' ');
      await page.keyboard.press(turn % 9 === 0 ? '1' : '3');
      return true;
    case 'article': {
      const word = WORDS.find(({ dutch }) => dutch === card.shown);
      await page.getByRole('button', { name: word?.article ?? 'de', exact: true }).click();
      break;
    }
    case 'typed': {
      const alike = WORDS.filter(({ english }) => english === card.shown);
      const word = alike[turn % Math.max(1, alike.length)];
      await page.getByLabel('Your answer').fill(word === undefined ? '?' : spoken(word));
      await page.keyboard.press('Enter');
      break;
    }
    case 'done':
      return false;
  }
  // After a choice or a wrong answer there is one button, which leads on.
  const isRated = (await page.getByRole('button', { name: /^I knew it/ }).count()) > 0;
  if (isRated) await page.keyboard.press('2');
  else await page.getByRole('button', { name: /^Next, comes back/ }).press('Enter');
  return true;
}

/** Goes through a day, or through some of its cards; returns how many were graded. */
async function goThrough(page: Page, atMost = Infinity): Promise<number> {
  let graded = 0;
  for (let turn = 1; graded < atMost; turn += 1) {
    const card = await asked(page);
    if (card.kind === 'done') break;
    if (await answerCard(page, card, turn)) graded += 1;
    expect(turn, 'a day must end').toBeLessThan(400);
  }
  return graded;
}

const reviews = async (page: Page) =>
  (await readStudyLog(page)).filter(({ activity }) => activity === 'review').length;

async function savedCopy(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  return (await download).path();
}

async function bringIn(page: Page, file: string): Promise<void> {
  await page.getByLabel('Import a copy').setInputFiles(file);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(/^Imported: .*answers?/)).toBeVisible();
}

async function openDevice(browser: Browser, day: number): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ storageState: SIGNED_IN });
  const page = await context.newPage();
  await page.clock.install({ time: dayAt(day) });
  return { context, page };
}

/** Everything that a device knows of the future: what is due, or that nothing is, and the coming month. */
async function outlook(page: Page, day: number): Promise<string> {
  await openReview(page, day);
  await asked(page);
  return page.getByRole('main').innerText();
}

test('MEM-05 MEM-06 MEM-07 MEM-13: thirty days of review, ten of them missed, then two devices that exchange data', async ({
  browser,
}) => {
  const { context, page } = await openDevice(browser, 1);
  await openOn(page, 1, '/settings');
  await page.getByLabel('Reviews a day').fill('20');
  await page.getByLabel('New cards a day').fill('20');
  for (const list of LISTS) {
    await openApp(page, '/vocabulary');
    await page.getByRole('button', { name: /Who Are You/ }).click();
    await page.getByRole('button', { name: list }).click();
    await page.getByRole('button', { name: /^Add to review: \d+ words$/ }).click();
    await expect(page.getByRole('button', { name: /^In review: \d+ words/ })).toBeVisible();
  }
  let total = 0;
  const daily: string[] = [];
  for (let day = 1; day <= 30; day += 1) {
    // Days 13 to 22 are missed.
    if (day > 12 && day < 23) continue;
    await openReview(page, day);
    if (day === 23) {
      await expect(page.getByText(/You were away for some time and \d+ cards wait/)).toBeVisible();
      // As much as on any other day, plus what was still being learned, which has no limit; and nothing new.
      const toGo = Number.parseInt((await page.getByText(/^\d+ to go$/).textContent()) ?? '', 10);
      const waiting = await page.getByText(/and \d+ cards wait/).textContent();
      expect(toGo).toBeGreaterThanOrEqual(20);
      expect(toGo).toBeLessThan(Number(/and (\d+) cards wait/.exec(waiting ?? '')?.[1]));
    }
    const graded = await goThrough(page);
    total += graded;
    await expect(page.getByText(/^Done for (?:today|now)\./)).toBeVisible();
    await expect.poll(() => reviews(page), { message: `day ${day}` }).toBe(total);
    daily.push(`${day}: ${graded}`);
  }
  // The words are known by now, and a day is short.
  expect(total, daily.join(', ')).toBeGreaterThan(WORDS.length * 3);

  await openOn(page, 31, '/settings');
  const copy = await savedCopy(page);
  const other = await openDevice(browser, 31);
  await openOn(other.page, 31, '/settings');
  await bringIn(other.page, copy);
  expect(await outlook(other.page, 31)).toBe(await outlook(page, 31));

  // Each is used alone for a while, and then they exchange their data.
  for (const device of [page, other.page]) {
    await openReview(device, 33);
    const graded = await goThrough(device, 5);
    expect(graded).toBeGreaterThan(0);
    total += graded;
    await openOn(device, 33, '/settings');
  }
  const [one, two] = [await savedCopy(page), await savedCopy(other.page)];
  await bringIn(page, two);
  await bringIn(other.page, one);
  for (const device of [page, other.page]) expect(await reviews(device)).toBe(total);
  expect(await outlook(other.page, 34)).toBe(await outlook(page, 34));
  await Promise.all([context.close(), other.context.close()]);
});

const KILLS = 5;

test(`MEM-01 MEM-03 MEM-06: killed ${KILLS} times during a grade, loses at most a second, counts nothing twice`, async ({
  baseURL,
}) => {
  const site = baseURL ?? '';
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const profile = await makeProfile();
    const first = await openKillable(profile.folder, site, '/vocabulary');
    await first.page.getByRole('button', { name: /Who Are You/ }).click();
    await first.page.getByRole('button', { name: 'Personal Details' }).click();
    await first.page.getByRole('button', { name: /^Add to review: \d+ words$/ }).click();
    await openSignedIn(first.page, `${site}/review`);
    await expect(first.page.getByText(/^10 to go/)).toBeVisible();
    const pressed: number[] = [];
    const presses = 2 + Math.floor(Math.random() * 7);
    for (let press = 1; press <= presses; press += 1) {
      await first.page.keyboard.press(' ');
      await expect(first.page.getByRole('button', { name: /^I knew it/ })).toBeVisible();
      if (press < presses) await first.page.waitForTimeout(Math.random() * 600);
      // Not awaited: the browser is killed meanwhile.
      const grading = first.page.keyboard.press('2').catch(() => undefined);
      pressed.push(Date.now());
      if (press < presses) await grading;
    }
    const killedAt = Date.now();
    await first.kill();

    const second = await openKillable(profile.folder, site, '/review');
    await expect(second.page.getByText(/^\d+ to go|^Done for/).first()).toBeVisible();
    const logged = (await readStudyLog(second.page)).filter(({ activity }) => activity === 'review');
    const items = logged.map(({ itemId }) => itemId);
    expect(new Set(items).size).toBe(items.length);
    expect(items.length).toBeGreaterThanOrEqual(pressed.filter((at) => at <= killedAt - 1000).length);
    expect(items.length).toBeLessThanOrEqual(presses);
    // The day resumes: graded cards are done, the others are asked again.
    await expect(second.page.getByText(new RegExp(`^${10 - items.length} to go`))).toBeVisible();
    await second.kill();
    await profile.remove();
  }
});
