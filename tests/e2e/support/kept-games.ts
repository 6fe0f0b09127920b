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

/** What is stored on the device about a game that is open; null where nothing is. */
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
  /** One action; `place` changes with each. */
  readonly step: (page: Page) => Promise<void>;
  /** How far the game is: whatever happens, no further back than a second ago. */
  readonly place: (page: Page) => Promise<number>;
  /** How to resume it, where the page doesn't open with it. */
  readonly goOn?: (page: Page) => Promise<void>;
  /** Further checks afterwards. */
  readonly verify?: (page: Page) => Promise<void>;
  /** Flags of the browser: a microphone. */
  readonly flags?: readonly string[];
}

const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true }).click();
/** Question and answer count as one each. */
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

/** Every game whose state is saved. */
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
      // All ten are skipped before the browser is killed.
      if (await page.getByText('Question 10 of 10').isVisible()) await page.waitForTimeout(100);
      else await page.getByRole('button', { name: 'Skip question' }).click();
    },
    place: async (page) =>
      Number((await page.getByText(/^Question \d+ of \d+$/).textContent())?.match(/\d+/)?.[0]),
  },
];

/** A separate browser whose process can be killed. Its profile stays, to be opened again. */
export interface KillableBrowser {
  readonly page: Page;
  readonly kill: () => Promise<void>;
}

export async function makeProfile(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'oefenpad-profile-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Opens the profile in a browser, signed in, on a page of the app. */
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
      // The browser process only: all its other processes end with it.
      child.kill('SIGKILL');
      await ended;
      await browser.close().catch(() => undefined);
    },
  };
}

/** Plays, kills the browser at a random moment, and checks that nothing older than a second is lost. */
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
    // Every answer in the game is in the log, once; and every answer in the log is in the game.
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
