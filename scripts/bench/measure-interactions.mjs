import { SLOW_CPU, throttle } from './lab.mjs';
import { FETCHED_AHEAD_MS, openSignedIn } from './measure-app.mjs';
import { median, percentile } from './statistics.mjs';

/**
 * @import { Browser, Page } from 'playwright-core'
 * @import { App } from './measure-app.mjs'
 * @import { Interaction } from './probe.d.ts'
 */

const MAX_PRESSES_A_PAGE = 4;
/** Pressing these would end the visit or delete something. */
const NOT_TO_PRESS = /log ?out|sign ?out|delete|reset|remove/i;
const TYPING = { delay: 60 };

/** The most frequent actions, page by page: cards turned, answers chosen, letters typed. */
const SCENES = [
  {
    path: '/vocabulary',
    play: async (/** @type {Page} */ page) => {
      await page.getByPlaceholder('Search Dutch or English words...').click();
      await page.keyboard.type('huis', TYPING);
      await page.getByPlaceholder('Search Dutch or English words...').fill('');
      await press(page, /Who Are You/);
      await press(page, 'Personal Details');
      for (let card = 0; card < 3; card += 1) await press(page, 'Show Translation', 'Next');
    },
  },
  {
    path: '/vragenlijst',
    play: async (/** @type {Page} */ page) => {
      await press(page, '1 Personal Information');
      for (let card = 0; card < 3; card += 1)
        await press(page, 'Show Translation', 'Show Answer', 'Correct!', 'Next');
    },
  },
  {
    path: '/culture',
    play: async (/** @type {Page} */ page) => {
      await press(page, /^Living/, /^Start Section/);
      for (let card = 0; card < 3; card += 1) await press(page, 'Show Translation', 'Next');
    },
  },
  {
    path: '/grammar',
    play: async (/** @type {Page} */ page) => {
      await press(page, '2 Verbs', '1 Basic Conjugation');
      const quiz = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Quiz: the stem' }) });
      for (let question = 0; question < 3; question += 1) {
        await quiz.locator('fieldset').getByRole('button').first().click();
        await quiz.getByRole('button', { name: 'Next Question' }).click();
      }
    },
  },
  {
    path: '/grammar',
    play: async (/** @type {Page} */ page) => {
      await press(page, 'Correct the Grammar');
      await page.getByLabel('Your correction').click();
      await page.keyboard.type('Ik ga morgen', TYPING);
    },
  },
  {
    path: '/misc',
    play: async (/** @type {Page} */ page) => {
      await page.keyboard.press('Escape');
      const numbers = page.getByRole('region', { name: 'Numbers', exact: true });
      await numbers.getByText('Read the words').click();
      await numbers.getByRole('button', { name: 'Play', exact: true }).click();
      await numbers.getByLabel('The number').click();
      await page.keyboard.type('123', TYPING);
      await page.keyboard.press('Enter');
    },
  },
  {
    path: '/knm-game',
    play: async (/** @type {Page} */ page) => {
      await press(page, 'Start');
      for (let question = 0; question < 2; question += 1) {
        await page.getByRole('main').locator('fieldset').getByRole('button').first().click();
        await press(page, 'Volgende Vraag');
      }
    },
  },
  {
    path: '/reading-game',
    play: async (/** @type {Page} */ page) => {
      await press(page, 'Start');
      for (let question = 0; question < 2; question += 1) {
        await page.getByRole('main').getByRole('radio').first().check();
        await press(page, 'Submit', 'Next Question');
      }
    },
  },
  {
    path: '/writing-game',
    play: async (/** @type {Page} */ page) => {
      await press(page, 'Start');
      await page.getByRole('textbox', { name: 'Your text' }).click();
      await page.keyboard.type('Geachte mevrouw De Groot,', TYPING);
    },
  },
];

/**
 * How long it takes from what a person does to the next paint (QUA-04): the scenes, and on every page some of its buttons
 * and its field, as somebody would who is trying it out.
 *
 * @param {Browser} browser
 * @param {App} app
 * @param {readonly string[]} paths
 */
export async function measureInteractions(browser, app, paths) {
  const scenes = [...SCENES, ...paths.map((path) => ({ path, play: tryOut }))];
  const { context, page, cdp } = await openSignedIn(browser, app);
  /** @type {(Interaction & { visit: number })[]} */
  const events = [];
  /** @type {string[]} */
  const failed = [];
  for (const [visit, { path, play }] of scenes.entries()) {
    await throttle(cdp, {});
    // The same address again would be a reload, which keeps the view.
    await page.goto('about:blank');
    await page.goto(app.origin + path);
    await page.locator('#root h1').first().waitFor();
    await page.waitForTimeout(FETCHED_AHEAD_MS);
    await throttle(cdp, { cpu: SLOW_CPU });
    await play(page).catch((error) => failed.push(`${path}: ${reasonOf(error)}`));
    // The browser reports an event only some time after it.
    await page.waitForTimeout(500);
    const own = await page.evaluate(() => window.benchProbe.interactions);
    events.push(...own.map((one) => ({ ...one, visit })));
  }
  await context.close();
  // One interaction is several events: the person waited for the slowest of them.
  /** @type {Map<string, Interaction>} */
  const interactions = new Map();
  for (const event of events.toSorted((a, b) => a.ms - b.ms))
    interactions.set(`${event.visit} ${event.id}`, event);
  const all = [...interactions.values()];
  const times = all.map(({ ms }) => ms);
  return {
    counted: times.length,
    median: median(times),
    p98: percentile(times, 0.98),
    slowest: percentile(times, 1),
    worst: all.toSorted((a, b) => b.ms - a.ms).slice(0, 10),
    failed,
  };
}

/**
 * What could not be done, and to what.
 *
 * @param {unknown} error
 */
function reasonOf(error) {
  const [what, ...log] = String(error).split('\n');
  return [what, ...log.filter((line) => line.includes('waiting for'))].join(' ');
}

/**
 * @param {Page} page
 * @param {(string | RegExp)[]} names of buttons, one after the other
 */
async function press(page, ...names) {
  for (const name of names)
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
}

/**
 * Types into the page's field and presses some of its buttons.
 *
 * @param {Page} page
 */
async function tryOut(page) {
  // A page may open with something to read first.
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  await painted(page);
  const field = page
    .locator('main input:not([type=checkbox]):not([type=radio]):not([type=file]), main textarea')
    .first();
  if (await field.isVisible()) {
    await field.click();
    await page.keyboard.type('huis', TYPING);
    await painted(page);
    await field.fill('');
    await painted(page);
  }
  for (let turn = 0; turn < MAX_PRESSES_A_PAGE; turn += 1) {
    const buttons = page.locator('main button:enabled:visible');
    const count = await buttons.count();
    if (count === 0) break;
    const button = buttons.nth(turn % count);
    if (NOT_TO_PRESS.test((await button.textContent()) ?? '')) continue;
    // Something may cover it by now: a dialog, a notice.
    await button.click({ timeout: 2000 }).catch(() => undefined);
    await painted(page);
  }
  await page.keyboard.press('Escape');
}

/**
 * Waits until what the last press changed was painted. To look for the next button before that makes the browser lay out the
 * whole page at once, also what is out of view, and that would count as the app's.
 *
 * @param {Page} page
 */
function painted(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}
