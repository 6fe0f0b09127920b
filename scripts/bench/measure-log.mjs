import { heapMegabytes } from './measure-app.mjs';
import { openPage, WIDE } from './lab.mjs';
import { median, percentile } from './statistics.mjs';

/** @import { Browser, BrowserContext } from 'playwright-core' */

const ANSWERS = 100_000;
const ONE_BY_ONE = 50;

/**
 * A log of 100,000 answers in a real browser's database (QUA-07): how long until all of it is known, by the snapshot and
 * without one, how long one more answer takes, and what it weighs. Each start is a page of its own.
 *
 * @param {Browser} browser
 * @param {string} origin of the page with the app's study log
 * @param {number} runs
 */
export async function measureLog(browser, origin, runs) {
  const context = await browser.newContext(WIDE);
  const filling = await open(context, origin);
  await filling.page.evaluate((answers) => window.logBench.fill(answers), ANSWERS);
  await filling.page.close();

  const rebuilt = [];
  const cold = [];
  for (let run = 0; run < runs; run += 1) {
    const { page } = await open(context, origin);
    await page.evaluate(() => window.logBench.forgetSnapshot());
    rebuilt.push(await start(page));
    await page.evaluate(() => window.logBench.snapshot());
    await page.close();
    const next = await open(context, origin);
    cold.push(await start(next.page));
    await next.page.close();
  }

  const { page, cdp } = await open(context, origin);
  const empty = await heapMegabytes(cdp);
  await start(page);
  const heap = await heapMegabytes(cdp);
  const answers = [];
  for (let answer = 0; answer < ONE_BY_ONE; answer += 1) {
    answers.push(await page.evaluate(() => window.logBench.answer()));
  }
  await context.close();
  const screen = answers.map((answer) => answer.screen);
  const saved = answers.map((answer) => answer.saved);
  return {
    answers: ANSWERS,
    cold: { median: median(cold), runs: cold },
    rebuilt: { median: median(rebuilt), runs: rebuilt },
    oneMore: {
      screen: { median: median(screen), p95: percentile(screen, 0.95) },
      saved: { median: median(saved), p95: percentile(saved, 0.95) },
    },
    heap: { whole: heap, ofLog: heap - empty },
  };
}

/**
 * @param {BrowserContext} context
 * @param {string} origin
 */
async function open(context, origin) {
  const opened = await openPage(context);
  await opened.page.goto(`${origin}/log.html`);
  await opened.page.waitForFunction(() => 'logBench' in window);
  return opened;
}

/** @param {import('playwright-core').Page} page */
async function start(page) {
  const { ms, answers } = await page.evaluate(() => window.logBench.start());
  if (answers < ANSWERS) throw new Error(`Only ${answers} answers are known`);
  return ms;
}
