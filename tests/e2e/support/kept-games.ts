import { chromium, expect, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rows as knmQuestions } from '#content/exam/knm-questions.ts';
import { LISTENING_QUESTIONS } from '#content/exam/listening-questions.ts';
import { rows as readingQuestions } from '#content/exam/reading-questions.ts';
import { findChromium } from '../../../scripts/ensure-chromium.mjs';
import { fillSignIn } from './app.ts';
import { readStudyLog } from './study-log.ts';
import { giveVoices } from './voices.ts';

/** What the device keeps of a game that is open, as it stands there; null where nothing is kept. */
export function readSitting(page: Page, key: string): Promise<unknown> {
  return page.evaluate(
    (name) =>
      new Promise<unknown>((resolve, reject) => {
        const opened = indexedDB.open('oefenpad');
        opened.addEventListener('error', () => reject(new Error('no database')));
        opened.addEventListener('success', () => {
          const { result: database } = opened;
          const found = database.transaction('sittings').objectStore('sittings').get(name);
          found.addEventListener('success', () => {
            database.close();
            resolve(found.result ?? null);
          });
        });
      }),
    key,
  );
}

/** A game, and what somebody does in it again and again. */
export interface KeptGame {
  readonly path: string;
  readonly key: string;
  /** From the intro to the first thing to do. */
  readonly begin: (page: Page) => Promise<void>;
  /** One thing; each is told from the one before by `place`. */
  readonly step: (page: Page) => Promise<void>;
  /** How far one is: never less than a second ago, whatever happens. */
  readonly place: (page: Page) => Promise<number>;
  /** Where the page does not open with it: the way back into it. */
  readonly goOn?: (page: Page) => Promise<void>;
  /** What else has to be there afterwards. */
  readonly verify?: (page: Page) => Promise<void>;
  /** Of the browser: a microphone. */
  readonly flags?: readonly string[];
}

const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true }).click();
/** Question and answer count one each. */
const quizPlace = async (page: Page): Promise<number> => {
  const told = await page.getByText(/^Question \d+ of \d+$/).textContent();
  const isAnswered = await page.getByRole('button', { name: 'Listen to the answer' }).isVisible();
  return Number(told?.match(/\d+/)?.[0]) * 2 + Number(isAnswered);
};
const RIGHT = new Map<string, string>([
  ...[...knmQuestions, ...readingQuestions].map(
    (item) => [item.question, item.options[item.correct] ?? ''] as const,
  ),
  ...LISTENING_QUESTIONS.map(
    (item) => [item.setting + item.question, item.options[item.correct] ?? ''] as const,
  ),
]);
const chooseRight = async (page: Page) => {
  const main = page.getByRole('main');
  const question = (await main.locator('h2[lang=nl]').textContent()) ?? '';
  const setting = await main
    .locator('p[lang=nl]')
    .first()
    .textContent({ timeout: 500 })
    .catch(() => '');
  const right = RIGHT.get(question) ?? RIGHT.get(setting + question) ?? '';
  const texts = main.locator('fieldset [lang=nl]');
  await texts
    .and(page.getByText(right, { exact: true }))
    .first()
    .click();
};

const next = (page: Page) => page.getByRole('button', { name: /^(Volgende Vraag|Next Question)$/ });

/** Every game that keeps what is played. */
export const KEPT_GAMES: readonly KeptGame[] = [
  {
    path: '/writing-game',
    key: 'writing-game',
    begin: start,
    step: (page) => page.keyboard.type('a'),
    place: async (page) => (await page.getByRole('textbox', { name: 'Your text' }).inputValue()).length,
  },
  {
    path: '/knm-game',
    key: 'knm-game',
    begin: start,
    step: async (page) => ((await next(page).isVisible()) ? next(page).click() : chooseRight(page)),
    place: quizPlace,
  },
  {
    path: '/reading-game',
    key: 'reading-game',
    begin: start,
    async step(page) {
      if (await next(page).isVisible()) return next(page).click();
      await chooseRight(page);
      await page.getByRole('button', { name: 'Submit' }).click();
    },
    place: quizPlace,
  },
  {
    path: '/listening-game',
    key: 'listening-game',
    begin: start,
    async step(page) {
      if (await next(page).isVisible()) return next(page).click();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(page.getByText('You can answer now.')).toBeVisible();
      await chooseRight(page);
    },
    place: quizPlace,
  },
  {
    path: '/speaking-game',
    key: 'speaking-game',
    begin: async () => undefined,
    async step(page) {
      // Ten are skipped sooner than the browser is killed.
      if (await page.getByText('Question 10 of 10').isVisible()) await page.waitForTimeout(100);
      else await page.getByRole('button', { name: 'Skip question' }).click();
    },
    place: async (page) =>
      Number((await page.getByText(/^Question \d+ of \d+$/).textContent())?.match(/\d+/)?.[0]),
  },
];

/** A browser of its own, whose process can be killed. Its profile stays, to be opened again. */
export interface KillableBrowser {
  readonly page: Page;
  readonly kill: () => Promise<void>;
}

export async function makeProfile(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'oefenpad-profile-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Opens the profile in a browser on a page of the app, signed in. */
export async function openKillable(
  profile: string,
  site: string,
  address: string,
  flags: readonly string[] = [],
): Promise<KillableBrowser> {
  const portFile = path.join(profile, 'DevToolsActivePort');
  await rm(portFile, { force: true });
  const child = spawn(
    findChromium() ?? 'chromium',
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...flags,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  let port = '';
  await expect
    .poll(
      async () => {
        port = (await readFile(portFile, 'utf8').catch(() => '')).split('\n')[0] ?? '';
        return port;
      },
      { timeout: 30_000 },
    )
    .not.toBe('');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const page = context?.pages()[0] ?? (await context?.newPage());
  if (page === undefined) throw new Error('The browser has no page');
  await giveVoices(page, { ends: true });
  await page.goto(site + address);
  await expect(page.locator('#root h1')).toBeVisible();
  if (page.url().endsWith('/login')) {
    await fillSignIn(page);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(site + address);
  }
  return {
    page,
    async kill() {
      // The browser alone: all its other processes end with it.
      child.kill('SIGKILL');
      await ended;
      await browser.close().catch(() => undefined);
    },
  };
}

/** Plays, kills the browser at a moment of chance, and looks what is there: nothing older than a second may be gone. */
export async function playAndKill(game: KeptGame, profile: string, site: string): Promise<void> {
  const first = await openKillable(profile, site, game.path, game.flags);
  await game.begin(first.page);
  await expect.poll(() => game.place(first.page).catch(() => -1)).toBeGreaterThanOrEqual(0);
  const reached: { at: number; place: number }[] = [{ at: 0, place: await game.place(first.page) }];
  const end = Date.now() + 1500 + Math.random() * 3000;
  while (Date.now() < end) {
    await game.step(first.page);
    reached.push({ at: Date.now(), place: await game.place(first.page) });
  }
  const killedAt = Date.now();
  await first.kill();
  const second = await openKillable(profile, site, game.path, game.flags);
  try {
    await game.goOn?.(second.page);
    await expect.poll(() => game.place(second.page).catch(() => -1)).toBeGreaterThanOrEqual(0);
    const place = await game.place(second.page);
    const safe = reached.findLast(({ at }) => at <= killedAt - 1000) ?? reached[0];
    expect(place, `${game.key}: ${JSON.stringify(reached)}`).toBeGreaterThanOrEqual(safe?.place ?? 0);
    expect(place).toBeLessThanOrEqual(reached.at(-1)?.place ?? 0);
    const kept: unknown = await readSitting(second.page, game.key);
    const logged = await readStudyLog(second.page);
    const ids = logged.map(({ itemId }) => itemId);
    // What is answered in the game is in the log, once; and what is in the log is answered.
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
    expect(ids.toSorted()).toEqual(answeredIn(kept).toSorted());
    await game.verify?.(second.page);
  } finally {
    await second.kill();
  }
}

function answeredIn(kept: unknown): string[] {
  const text = JSON.stringify(kept) ?? '';
  return [...text.matchAll(/"questionId":"([^"]+)"/g)].map(([, id]) => `question:${id}`);
}
