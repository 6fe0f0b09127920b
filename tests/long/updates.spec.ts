import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { NEVER_HERE_BEFORE, signIn } from '../e2e/support/app.ts';
import { answerKnm } from '../e2e/support/exam-games.ts';
import { makeProfile, openKillable } from '../e2e/support/kept-games.ts';
import { startOwnSite, workerInControl, type OwnSite } from '../e2e/support/own-site.ts';
import { readStudyLog } from '../e2e/support/study-log.ts';

const FIRST = path.resolve('dist');
const SECOND = path.resolve('test-results/second-build');
/** The second build with parts missing on the server: an interrupted download. */
const BROKEN = path.resolve('test-results/broken-build');
const HOUR_MS = 3_600_000;

test.use({ serviceWorkers: 'allow', storageState: NEVER_HERE_BEFORE });

/** Another build of the app: one more setting in its entry renames nearly all of its files. */
test.beforeAll(() => {
  execFileSync('npx', ['vite', 'build', '--outDir', SECOND, '--emptyOutDir'], {
    env: { ...process.env, VITE_SECOND_BUILD: 'yes' },
    stdio: 'ignore',
  });
  cpSync(SECOND, BROKEN, { recursive: true });
  for (const name of readdirSync(path.join(BROKEN, 'assets')))
    if (name.startsWith('speaking-screen')) rmSync(path.join(BROKEN, 'assets', name));
});

let site: OwnSite;
test.beforeEach(async () => {
  site = await startOwnSite(FIRST);
});
test.afterEach(() => site.stop());

/** A returning visitor, with the whole first version on the device. */
async function openFirst(page: Page, where = '/'): Promise<void> {
  await signIn(page, { path: `${site.origin}/`, remember: true });
  await workerInControl(page);
  await page.goto(`${site.origin}${where}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function deploy(folder: string): Promise<void> {
  await site.stop();
  await site.start(folder);
}

const filesOf = (folder: string) => readdirSync(path.join(folder, 'assets')).length;

/** Waits until some of the files that the worker loads were requested, but by no means all. */
async function inTheMiddle(folder: string): Promise<void> {
  let files = 0;
  await expect
    .poll(() => (files += site.requests().filter((url) => url.startsWith('/assets/')).length), {
      intervals: [5],
    })
    .toBeGreaterThan(40);
  expect(files).toBeLessThan(filesOf(folder));
}

/** Opens pages that were not open before. */
async function expectWhole(page: Page): Promise<void> {
  // /misc not last: the dialog that it opens would cover the links.
  for (const where of ['/misc', '/speaking-game', '/grammar']) {
    await page.goto(`${site.origin}${where}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

const versionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['version']);

/**
 * The old worker is released some time after its last page closes: a visitor who comes sooner still gets the old version, and leaves again.
 */
async function expectNextVisitOtherThan(before: string | undefined, page: Page): Promise<void> {
  const visit = async () => {
    await page.goto(`${site.origin}/`);
    const version = await versionOf(page);
    await page.goto('about:blank');
    return version;
  };
  await expect.poll(visit, { intervals: [1000, 5000], timeout: 45_000 }).not.toBe(before);
}

/** What the browser does by itself when a page loads, and the app every hour. */
async function fetchUpdate(page: Page): Promise<'waiting' | 'none'> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration === undefined) return 'none';
    await registration.update().catch(() => undefined);
    const { installing } = registration;
    if (installing !== null)
      await new Promise<void>((resolve) => {
        installing.addEventListener('statechange', () => installing.state !== 'installing' && resolve());
      });
    return registration.waiting === null ? 'none' : 'waiting';
  });
}

/** Visits other pages until the notice is shown: it appears on a page change, once its code was loaded ahead, when idle. */
async function expectNotice(page: Page): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Main' });
  await expect(async () => {
    await links.getByRole('link', { name: 'Culture', exact: true }).click();
    await links.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 40_000 });
}

async function openTab(context: BrowserContext, where: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${site.origin}${where}`);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  return tab;
}

test('QUA-11: a new version is offered, postponed, offered on the next start, and applied by a press', async ({
  page,
}) => {
  await openFirst(page);
  const before = await versionOf(page);
  await deploy(SECOND);
  expect(await fetchUpdate(page)).toBe('waiting');
  await page.reload();
  expect(await versionOf(page)).toBe(before);
  await expectNotice(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText('A new version is ready.')).toBeHidden();
  await page.reload();
  await expectNotice(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => versionOf(page).catch(() => before)).not.toBe(before);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await site.stop();
  await page.goto(`${site.origin}/grammar`);
  await expect(page.getByRole('heading', { level: 1, name: 'Grammar' })).toBeVisible();
  await site.start(SECOND);
});

test('QUA-11: closing all tabs applies it too', async ({ page, context }) => {
  await openFirst(page);
  const before = await versionOf(page);
  await deploy(SECOND);
  expect(await fetchUpdate(page)).toBe('waiting');
  const blank = await context.newPage();
  await page.close();
  await expectNextVisitOtherThan(before, blank);
});

test('QUA-11: no offer during a game, and one in another tab is waited for; nothing of that game is lost', async ({
  page,
  context,
}) => {
  await openFirst(page);
  const before = await versionOf(page);
  const game = await openTab(context, '/knm-game');
  await game.getByRole('button', { name: 'Start', exact: true }).click();
  await answerKnm(game, 'right');
  await deploy(SECOND);
  expect(await fetchUpdate(page)).toBe('waiting');
  await expectNotice(page);
  // The same notice would have appeared there.
  await answerKnm(game, 'right');
  await expect(game.getByText('A new version is ready.')).toBeHidden();
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(page.getByText('as soon as what is open in another tab is done')).toBeVisible();
  expect(await versionOf(page)).toBe(before);
  await answerKnm(game, 'right');
  await game.close();
  await expect.poll(() => versionOf(page).catch(() => before), { timeout: 45_000 }).not.toBe(before);
  await expect.poll(() => readStudyLog(page).then(({ length }) => length)).toBe(3);
  await page.goto(`${site.origin}/knm-game`);
  await expect(page.getByText('Question 4 of 30')).toBeVisible();
});

/** The ways a download is interrupted. */
const BREAKS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'lacks a file on the server'(page) {
    await deploy(BROKEN);
    expect(await fetchUpdate(page)).toBe('none');
  },
  async 'gets the beginning of a file for the whole'(page) {
    await deploy(SECOND);
    site.cutOff(/^\/assets\/speaking-screen/);
    expect(await fetchUpdate(page)).toBe('none');
    site.cutOff(null);
  },
  async 'loses its server in the middle'(page) {
    await deploy(SECOND);
    site.requests();
    const update = fetchUpdate(page);
    await inTheMiddle(SECOND);
    await site.stop();
    expect(await update).toBe('none');
  },
};

for (const [what, breakOff] of Object.entries(BREAKS)) {
  test(`QUA-11: an update that ${what} leaves the old version whole, and the next try installs it`, async ({
    page,
  }) => {
    await openFirst(page);
    const before = await versionOf(page);
    await breakOff(page);
    await site.stop();
    await expectWhole(page);
    expect(await versionOf(page)).toBe(before);
    await site.start(SECOND);
    expect(await fetchUpdate(page)).toBe('waiting');
    await expectNotice(page);
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => versionOf(page).catch(() => before)).not.toBe(before);
    await site.stop();
    await expectWhole(page);
  });
}

test('QUA-11: a browser killed during an update opens with the old version whole, and resumes the update', async () => {
  const profile = await makeProfile();
  const first = await openKillable(profile.folder, site.origin, '/');
  await workerInControl(first.page);
  const before = await versionOf(first.page);
  await deploy(SECOND);
  site.requests();
  const update = fetchUpdate(first.page).catch(() => 'killed');
  await inTheMiddle(SECOND);
  await first.kill();
  expect(await update).toBe('killed');

  await site.stop();
  const second = await openKillable(profile.folder, site.origin, '/');
  await expectWhole(second.page);
  expect(await versionOf(second.page)).toBe(before);
  await site.start(SECOND);
  expect(await fetchUpdate(second.page)).toBe('waiting');
  expect(await versionOf(second.page)).toBe(before);
  // No page is left, and the next visit gets the new one.
  await second.kill();
  await site.stop();
  const third = await openKillable(profile.folder, site.origin, '/');
  await expectNextVisitOtherThan(before, third.page);
  await expectWhole(third.page);
  await third.kill();
  await profile.remove();
});

test('QUA-11: if the page that looked for an update is closed, another keeps the old version and resumes it', async ({
  page,
  context,
}) => {
  await openFirst(page);
  const before = await versionOf(page);
  const other = await openTab(context, '/culture');
  await deploy(SECOND);
  site.requests();
  const update = fetchUpdate(page).catch(() => 'closed');
  await inTheMiddle(SECOND);
  await page.close();
  expect(await update).toBe('closed');
  await expectWhole(other);
  expect(await versionOf(other)).toBe(before);
  expect(await fetchUpdate(other)).toBe('waiting');
  await expectNotice(other);
  await other.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => versionOf(other).catch(() => before)).not.toBe(before);
});

test('QUA-10: a first installation interrupted by a dead server leaves nothing half; a later visit completes it', async ({
  page,
}) => {
  await page.goto(`${site.origin}/login`);
  // The files of the page, and some of all the others.
  await inTheMiddle(FIRST);
  await site.stop();
  const state = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state ?? registration?.installing?.state ?? 'none';
    });
  await expect.poll(state).toBe('none');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await site.start();
  await signIn(page, { path: `${site.origin}/`, remember: true });
  await workerInControl(page);
  await site.stop();
  for (const where of ['/speaking-game', '/vocabulary', '/misc']) {
    await page.goto(`${site.origin}${where}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('QUA-12: two versions in two tabs: the old one still plays, logs its answers and changes pages', async ({
  page,
  context,
}) => {
  await openFirst(page);
  const before = await versionOf(page);
  const old = await openTab(context, '/knm-game');
  await deploy(SECOND);
  expect(await fetchUpdate(page)).toBe('waiting');
  await expectNotice(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => versionOf(page).catch(() => before), { timeout: 45_000 }).not.toBe(before);
  expect(await versionOf(old)).toBe(before);
  await old.getByRole('button', { name: 'Start', exact: true }).click();
  for (const how of ['right', 'wrong', 'right'] as const) await answerKnm(old, how);
  await expect.poll(() => readStudyLog(page).then(({ length }) => length)).toBe(3);
  await old.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Grammer' }).click();
  await old.getByRole('button', { name: 'Leave' }).click();
  // From the browser's own cache, or with the new version.
  await expect(old.getByRole('heading', { level: 1, name: 'Grammar' })).toBeVisible();
  await page.goto(`${site.origin}/knm-game`);
  await expect(page.getByText('Question 4 of 30')).toBeVisible();
});

test('QUA-11: a page that is open for three days finds the new version by itself', async ({ page }) => {
  await page.clock.install();
  await openFirst(page);
  await page.clock.runFor(10_000);
  await deploy(SECOND);
  for (let hour = 0; hour < 72; hour += 1) await page.clock.fastForward(HOUR_MS);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'none'),
    )
    .toBe('installed');
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('QUA-12: an old tab whose code is gone recovers by itself, once, and then says what to do', async ({
    page,
  }) => {
    await page.clock.install();
    await signIn(page, { path: `${site.origin}/`, remember: true });
    const before = await versionOf(page);
    await deploy(SECOND);
    const links = page.getByRole('navigation', { name: 'Main' });
    await links.getByRole('link', { name: 'Grammer' }).click();
    // The heading is drawn before the page's code, which then fails to load.
    await expect.poll(() => versionOf(page).catch(() => before)).not.toBe(before);
    await expect(page.getByRole('heading', { level: 1, name: 'Grammar' })).toBeVisible();

    // And if the server itself is broken, the part is missing in the newest version, too.
    await deploy(BROKEN);
    await page.goto(`${site.origin}/practice-a2`);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(`${site.origin}/speaking-game`);
    await expect(page.getByText('A part of Oefenpad is missing.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
    await page.clock.runFor(10_000);
    expect(loads).toBe(2);
  });
});
