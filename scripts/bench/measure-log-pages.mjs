import { readFileSync } from 'node:fs';
import { csvParse } from 'd3-dsv';
import { openPage, WIDE } from './lab.mjs';
import { median } from './statistics.mjs';

/** @import { Browser, BrowserContext, Page } from 'playwright-core' */

const ANSWERS = 100_000;
/** A little over a year: the last answer was yesterday. */
const STUDIED_MS = 400 * 86_400_000;
const DAY_MS = 86_400_000;

/**
 * What is shown of a log of 100,000 answers in the built app (QUA-07): from the start of a page to the first card of review, and
 * to the figures of progress. All words are in review, each answered some forty times; each start is a page of its own, with
 * the snapshot that the app has made.
 *
 * @param {Browser} browser
 * @param {{ origin: string, storageState: Awaited<ReturnType<BrowserContext['storageState']>> }} app
 * @param {number} runs
 */
export async function measureLogPages(browser, { origin, storageState }, runs) {
  const context = await browser.newContext({ ...WIDE, storageState });
  const { page } = await openPage(context);
  // A file of the site that isn't a page: the database is filled before the app opens it.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(fillLog, {
    itemIds: wordIds(),
    answers: ANSWERS,
    end: Date.now() - DAY_MS,
    span: STUDIED_MS,
  });
  await page.goto(`${origin}/review`);
  while (!(await page.evaluate(hasSnapshot))) await page.waitForTimeout(1000);
  await page.close();

  const review = [];
  const progress = [];
  for (let run = 0; run < runs; run += 1) {
    review.push(await timeTo(context, `${origin}/review`, (opened) => opened.getByText(/^\d+ to go/)));
    progress.push(await timeTo(context, `${origin}/progress`, (opened) => opened.getByText(/Known:\s*\d+/)));
  }
  await context.close();
  return {
    review: { median: median(review), runs: review },
    progress: { median: median(progress), runs: progress },
  };
}

function wordIds() {
  return csvParse(readFileSync('public/vocabulary.csv', 'utf8')).map(({ id }) => `word:${id}`);
}

/**
 * A wrong answer now and then, so that every word is in review and some are hard to keep.
 *
 * @param {{ itemIds: string[], answers: number, end: number, span: number }} wanted
 */
async function fillLog({ itemIds, answers, end, span }) {
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('oefenpad', 2);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('events', { keyPath: 'id' }).createIndex('at', 'at');
      opening.result.createObjectStore('arrivals', { autoIncrement: true });
      for (const store of ['snapshots', 'sittings', 'recordings', 'own-lists'])
        opening.result.createObjectStore(store);
    });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('There is a log already')));
  });
  for (let begin = 0; begin < answers; begin += 5000) {
    await new Promise((resolve) => {
      const transaction = database.transaction(['events', 'arrivals'], 'readwrite');
      transaction.addEventListener('complete', resolve);
      const events = transaction.objectStore('events');
      const arrivals = transaction.objectStore('arrivals');
      for (let index = begin; index < Math.min(answers, begin + 5000); index += 1) {
        const isWrong = index % 9 === 0;
        const id = crypto.randomUUID();
        arrivals.add(id);
        events.add({
          kind: 'answered',
          version: 1,
          id,
          browser: 'bench',
          card: 'meaning',
          at: Math.round(end - span + (index / answers) * span),
          itemId: itemIds[(index * 7) % itemIds.length],
          activity: index % 2 === 0 ? 'quiz' : 'flashcard',
          grade: isWrong ? 'wrong' : 'right',
          answer: isWrong ? `What was given to number ${index}` : 'The right answer',
          durationMs: 900 + (index % 5000),
        });
      }
    });
  }
  database.close();
}

async function hasSnapshot() {
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open('oefenpad');
    opening.addEventListener('success', () => resolve(opening.result));
  });
  const keys = await new Promise((resolve) => {
    if (!database.objectStoreNames.contains('snapshots')) return resolve([]);
    const asked = database.transaction('snapshots').objectStore('snapshots').getAllKeys();
    asked.addEventListener('success', () => resolve(asked.result));
  });
  database.close();
  return keys.includes('projection');
}

/**
 * @param {BrowserContext} context
 * @param {string} address
 * @param {(page: Page) => import('playwright-core').Locator} shown
 */
async function timeTo(context, address, shown) {
  const { page } = await openPage(context);
  const begun = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await shown(page).waitFor({ timeout: 120_000 });
  const ms = performance.now() - begun;
  await page.close();
  return ms;
}
