import { SLOW_CPU, throttle } from './lab.mjs';
import { FETCHED_AHEAD_MS, openSignedIn } from './measure-app.mjs';
import { median, percentile } from './statistics.mjs';

/**
 * @import { Browser, Page } from 'playwright-core'
 * @import { App } from './measure-app.mjs'
 */

/** So many presses, each in a sentence of its own: the first ones load the files of their letters. */
const PRESSES = 30;
/** The first one is the first time that the sheet is drawn. */
const WARM_UP = 1;

/**
 * How long it takes from a press on a word to the paint of its meaning (RDG-06), in a text of the reading room with the files in the cache of the
 * service worker.
 *
 * @param {Browser} browser
 * @param {App} app
 */
export async function measureWords(browser, app) {
  const { context, page, cdp } = await openSignedIn(browser, app);
  await page.goto(`${app.origin}/reading`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.locator('main li button').first().click();
  await page.locator('main article[lang=nl]').waitFor();
  await page.waitForTimeout(FETCHED_AHEAD_MS);
  await untilWordsAnswer(page);
  await throttle(cdp, { cpu: SLOW_CPU });
  const times = [];
  for (let press = 0; press < WARM_UP + PRESSES; press += 1) times.push(await pressWord(page, press));
  await context.close();
  const later = times.slice(WARM_UP);
  return {
    first: times[0] ?? NaN,
    median: median(later) ?? NaN,
    p98: percentile(later, 0.98) ?? NaN,
    runs: times,
  };
}

/**
 * What answers comes some seconds after the first screen, and brings the key of word-by-word mode along.
 *
 * @param {Page} page
 */
async function untilWordsAnswer(page) {
  const status = page.getByText('Arrow keys: next word');
  for (let second = 0; second < 30 && !(await status.isVisible()); second += 1) {
    await page.keyboard.press('w');
    await page.waitForTimeout(1000);
  }
  await page.keyboard.press('Escape');
  await status.waitFor({ state: 'detached' });
}

/**
 * @param {Page} page
 * @param {number} which of the sentences, from the first again after the last
 * @returns {Promise<number>} milliseconds from the event to the paint of the meaning
 */
async function pressWord(page, which) {
  await page.evaluate(armWord);
  const point = await page.evaluate(middleOfWord, which);
  await page.mouse.click(point.x, point.y);
  const ms = await page.evaluate(() => window.benchWord);
  await page.keyboard.press('Escape');
  await page.locator('.side-sheet').waitFor({ state: 'detached' });
  return ms ?? NaN;
}

/** Runs in the page: measures from the next press until a meaning is painted. */
function armWord() {
  window.benchWord = new Promise((resolve) => {
    // A press that nothing answers must not end the bench.
    setTimeout(() => resolve(NaN), 10_000);
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const watch = new MutationObserver(look);
        function look() {
          const answer = document.querySelector('.side-sheet [aria-live]');
          if (answer === null || !/\S/.test(answer.textContent) || /Looking it up/.test(answer.textContent))
            return;
          watch.disconnect();
          window.benchProbe.afterPaint(timeStamp, resolve);
        }
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      },
      { capture: true, once: true },
    );
  });
}

/**
 * Runs in the page: the middle of the longest word of a sentence.
 *
 * @param {number} which
 */
function middleOfWord(which) {
  const texts = [...document.querySelectorAll('main article[lang=nl] p')].flatMap((paragraph) => {
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    /** @type {Text[]} */
    const nodes = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node instanceof Text && /\p{L}{4}/u.test(node.data)) nodes.push(node);
    return nodes;
  });
  const node = texts[which % texts.length];
  if (node === undefined) throw new Error('The text has no words');
  const words = [...node.data.matchAll(/\p{L}+/gu)].toSorted((one, other) => other[0].length - one[0].length);
  const word = words[Math.floor(which / texts.length) % words.length];
  node.parentElement?.scrollIntoView({ block: 'center' });
  const range = new Range();
  range.setStart(node, word?.index ?? 0);
  range.setEnd(node, (word?.index ?? 0) + (word?.[0].length ?? 1));
  const { left, top, width, height } = range.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
