import type { BrowserContext, Page } from '@playwright/test';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_FILE_LIST_PATH } from '#content/schema/data-file-list.ts';
import { SYNTHESISER_LICENCE_PATH } from '#content/schema/sound-pack.ts';
import { PATHS } from '#routes/paths.ts';
import { NEVER_HERE_BEFORE, sendSignIn, switchOffSoundByItself } from './support/app.ts';
import { textsIn } from './support/catalogue.ts';
import { optionsOnScreen } from './support/exam-games.ts';
import { expect, saveData, test } from './support/journey.ts';
import { startOwnSite, workerInControl, type OwnSite } from './support/own-site.ts';
import { takeVoicesAway } from './support/voices.ts';

test.use({ serviceWorkers: 'allow', storageState: NEVER_HERE_BEFORE });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });

// One after the other on one device, to which the first brings the app: its 800 files take longer than most of these journeys.
test.describe.configure({ mode: 'serial' });
let site: OwnSite;
let device: BrowserContext;
let page: Page;
test.beforeAll(async ({ browser }) => {
  site = await startOwnSite();
  device = await browser.newContext();
  await saveData(device);
});
test.beforeEach(async () => {
  await site.stop();
  await site.start();
  page = await device.newPage();
});
test.afterEach(() => page.close());
test.afterAll(async () => {
  await device.close();
  await site.stop();
});

/** The first screens of all pages, and one step into pages with more views. */
const STEPS: Partial<Record<string, (page: Page) => Promise<void>>> = {
  async [PATHS.vocabulary](page) {
    await button(page, /Who Are You/).click();
    await button(page, 'Personal Details').click();
    await expect(page.getByText(/^Word 1 of \d+$/)).toBeVisible();
  },
  async [PATHS.culture](page) {
    await button(page, 'Health').click();
    await button(page, 'Start Section De huisarts').click();
    await expect(page.getByText(/^Word 1 of \d+$/)).toBeVisible();
  },
  async [PATHS.reading](page) {
    await button(page, 'Geen sleutel').click();
    await expect(page.getByRole('heading', { name: 'Learn these words first' })).toBeVisible();
    await expect(page.getByText('Question 1 of 3')).toBeVisible();
  },
  async [PATHS.interactions](page) {
    await button(page, /Personal Information/).click();
    await expect(heading(page, 'Personal Information')).toBeVisible();
  },
  async [PATHS.grammar](page) {
    await button(page, /Inversion/).click();
    await expect(page.getByRole('heading', { name: /^Quiz: / }).first()).toBeVisible();
  },
  async [PATHS.knmGame](page) {
    await button(page, 'Start').click();
    await optionsOnScreen(page);
  },
  async [PATHS.readingGame](page) {
    await button(page, 'Start').click();
    await optionsOnScreen(page);
  },
  async [PATHS.mockExam](page) {
    await page.getByRole('link', { name: 'KNM exams' }).click();
    await page.getByRole('link', { name: 'Open Exam' }).click();
    await button(page, 'Start').click();
    let drawings = 0;
    for (let asked = 1; drawings < 3; asked += 1) {
      if (asked % 5 === 1) await button(page, 'Volgende').click();
      await expect(page.getByRole('heading', { name: new RegExp(`^Vraag ${asked} van 40`) })).toBeVisible();
      const drawing = page.getByRole('main').locator('img');
      if ((await drawing.count()) > 0) {
        await expect
          .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        drawings += 1;
      }
      await page.getByRole('main').getByRole('radio').first().check();
      await button(page, 'Volgende').click();
    }
  },
  async [PATHS.readingRoom](page) {
    await page.getByRole('link', { name: 'Open Exam 2' }).click();
    await button(page, 'Start').click();
    await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible();
  },
  async [PATHS.speakingRoom](page) {
    await page.getByRole('link', { name: /^Practise ?: Tell about one picture/ }).click();
    const drawing = page.getByRole('main').locator('img');
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  },
  async [PATHS.videos](page) {
    await expect(page.getByText(/^\d+ videos$/)).toHaveCount(3);
  },
};

test('QUA-10 QUA-17 PIC-03 EXM-09 RDG-06: after one look at the sign-in page, sign-in and every page work with the server down', async () => {
  await switchOffSoundByItself(page);
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('console', (message) => {
    // A text file names no icon, so some browsers request the site's default one.
    const { url } = message.location();
    if (message.type() === 'error' && !url.endsWith('/favicon.ico')) trouble.push(`${url} ${message.text()}`);
  });
  const first = (await (await page.goto(`${site.origin}${PATHS.login}`))?.allHeaders()) ?? {};
  await workerInControl(page);
  await site.stop();

  const kept = await page.goto(`${site.origin}${PATHS.vocabulary}`);
  await expect(page).toHaveURL(/\/login$/);
  // The page from the device is as safe as the one from the server.
  for (const name of ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'])
    expect((await kept?.allHeaders())?.[name], name).toBe(first[name]);
  await sendSignIn(page, { remember: true });
  await expect(heading(page, 'Vocabulary')).toBeVisible();

  const { login: _login, ...pages } = PATHS;
  for (const path of Object.values(pages)) {
    await page.goto(`${site.origin}${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
    await STEPS[path]?.(page);
  }
  // The pictures of a list, like its words (PIC-03).
  expect(await page.evaluate(async () => (await fetch('/pictures/animals.svg')).ok)).toBe(true);
  // The documents that the settings and the README link to.
  const terms = await page.goto(`${site.origin}${SYNTHESISER_LICENCE_PATH}`);
  expect(await terms?.text()).toContain('GNU GENERAL PUBLIC LICENSE');
  await page.goto(`${site.origin}/no/such/page`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(trouble).toEqual([]);
});

test('QUA-10 VOC-07: a data file changed on the server is shown on the visit after the next, also offline', async () => {
  const file = '/thema3.csv';
  const built = readFileSync(`dist${file}`, 'utf8');
  const oneMore = `${built}Komt u met de bus?,"Nee, met de fiets.",Are you coming by bus?,"No, by bike.",met-de-bus\n`;
  const oneLess = `${built.trimEnd().split('\n').slice(0, -1).join('\n')}\n`;
  const changed = test.info().outputPath('changed-site');
  cpSync('dist', changed, { recursive: true });
  const change = (name: string, text: string) => {
    for (const copy of ['.br', '.gz']) rmSync(path.join(changed, name + copy), { force: true });
    writeFileSync(path.join(changed, name), text);
  };
  const counts = page.getByText(/^\d+ questions$/);
  const visit = () => page.goto(`${site.origin}${PATHS.interactions}`);
  const expectShown = async (questions: number) => {
    await expect(counts).toHaveCount(6);
    await expect(counts.nth(2)).toHaveText(`${questions} questions`);
  };
  /** How many versions of the file are saved next to the build's own; none once the server has that one again. */
  const linesKept = () =>
    page.evaluate(async (name) => {
      const kept = await (await caches.open('oefenpad-data')).match(name);
      return kept === undefined ? 0 : (await kept.text()).trimEnd().split('\n').length;
    }, file);

  await site.stop();
  change(file, oneMore);
  await site.start(changed);
  await visit();
  await expectShown(27);
  await expect.poll(linesKept).toBe(29);
  await site.stop();
  await visit();
  await expectShown(28);

  // A shorter file is accepted when the server's own list confirms it.
  change(DATA_FILE_LIST_PATH, JSON.stringify({ [file]: 26 }));
  change(file, oneLess);
  await site.start(changed);
  await visit();
  await expect.poll(linesKept).toBe(27);
  await visit();
  await expectShown(26);
  change(file, built);
  await visit();
  await expect.poll(linesKept).toBe(0);
  await visit();
  await expectShown(27);
});

test('QUA-10 LIS-04 SPK-04: an incomplete pack is not saved, and a recording heard once also plays offline', async () => {
  await takeVoicesAway(page);
  await page.goto(`${site.origin}${PATHS.misc}#alphabets-section`);
  const section = page.locator('#alphabets-section');
  const keptSounds = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('oefenpad-sounds')).keys();
      return kept.map(({ url }) => new URL(url).pathname);
    });
  const packs = async () => (await keptSounds()).filter((path) => path.endsWith('.pack'));
  expect(await keptSounds()).toEqual([]);
  site.cutOff(/\.pack$/);
  await section.getByRole('button', { name: /^J jee/ }).click();
  // The synthesiser says what the pack lacks.
  await expect.poll(async () => (await keptSounds()).length).toBeGreaterThan(0);
  expect(await packs()).toEqual([]);
  site.cutOff(null);
  await section.getByRole('button', { name: /^K / }).click();
  await expect.poll(packs).toHaveLength(1);

  await site.stop();
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its element below
    const { play } = HTMLAudioElement.prototype;
    HTMLAudioElement.prototype.play = function playWatched() {
      this.addEventListener('ended', () => document.body.setAttribute('data-heard', ''));
      return play.call(this);
    };
  });
  await page.reload();
  await section.getByRole('button', { name: /^J jee/ }).click();
  await expect(section.getByText('Computerstem', { exact: true })).toBeVisible();
  await expect(page.locator('body[data-heard]')).toBeAttached();
});

test('LNG-01 LNG-03 QUA-10: a language that was used once is there with the server down, with the meanings of words', async () => {
  const text = textsIn('tr');
  const findByMeaning = async () => {
    await page.goto(`${site.origin}${PATHS.vocabulary}`);
    await expect(page.getByRole('heading', { level: 1, name: text('Vocabulary') })).toBeVisible();
    await page.getByRole('searchbox').fill('merhaba');
    await expect(page.getByRole('main').getByText('hallo', { exact: true }).first()).toBeVisible();
  };
  await page.goto(`${site.origin}${PATHS.settings}`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Türkçe');
  await expect(page.getByRole('heading', { level: 1, name: text('Settings') })).toBeVisible();
  await findByMeaning();

  await site.stop();
  await findByMeaning();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await page.goto(`${site.origin}${PATHS.settings}`);
  await expect(page.getByRole('heading', { level: 1, name: text('Settings') })).toBeVisible();
});
