import type { BrowserContext, Page } from '@playwright/test';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DATA_FILE_LIST_PATH } from '#content/schema/data-file-list.ts';
import { SYNTHESISER_LICENCE_PATH } from '#content/schema/sound-pack.ts';
import { PATHS } from '#routes/paths.ts';
import { NEVER_HERE_BEFORE, sendSignIn, switchOffSoundByItself } from './support/app.ts';
import { textsIn } from './support/catalogue.ts';
import { lookByTurns } from './support/accessibility.ts';
import { optionsOnScreen } from './support/exam-games.ts';
import { lastSound, soundsHeard, watchSounds } from './support/heard-sounds.ts';
import { expect, saveData, test } from './support/journey.ts';
import { startOwnSite, workerInControl, type OwnSite } from './support/own-site.ts';
import { readStudyLog } from './support/study-log.ts';
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
    await page.getByRole('link', { name: 'Open KNM mock exam' }).click();
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
  mkdirSync(changed, { recursive: true });
  for (const entry of readdirSync('dist', { withFileTypes: true })) {
    const from = path.resolve('dist', entry.name);
    const to = path.join(changed, entry.name);
    // What changes stands beside the folders, and the sound alone is 60 MB.
    if (entry.isDirectory()) symlinkSync(from, to, 'junction');
    else copyFileSync(from, to);
  }
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

/** Combines a day and a part of the day: there is no recording of these words. */
async function hearDay(page: Page, day: RegExp, part: RegExp): Promise<void> {
  const days = page.locator('#days-week-section');
  await days.getByRole('button', { name: day }).click();
  await days.getByRole('button', { name: part }).click();
  const heard = await soundsHeard(page);
  await days.getByRole('button', { name: 'Listen', exact: true }).first().click();
  await expect(days.getByText('Computerstem', { exact: true }).last()).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => soundsHeard(page)).toBeGreaterThan(heard);
}

test('SPK-03 QUA-10: without voice and recording the synthesiser is loaded and heard, later also offline', async () => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  await takeVoicesAway(page);
  await watchSounds(page);
  site.requests();
  await page.goto(`${site.origin}${PATHS.misc}#days-week-section`);
  expect(site.requests().filter((path) => path.startsWith('/synthesiser/'))).toEqual([]);
  await hearDay(page, /^3 Woensdag/, /De middag/);
  const { seconds, power } = await lastSound(page);
  expect(seconds).toBeGreaterThan(0.8);
  expect(seconds).toBeLessThan(2.5);
  // -20 dB while it speaks, a little less including its ends.
  expect(10 * Math.log10(power)).toBeGreaterThan(-26);
  expect(10 * Math.log10(power)).toBeLessThan(-17);
  expect(site.requests().filter((path) => path.startsWith('/synthesiser/'))).toHaveLength(2);

  await site.stop();
  await page.reload();
  await hearDay(page, /^6 Zaterdag/, /De avond/);
  const offline = await lastSound(page);
  expect(offline.seconds).toBeGreaterThan(0.8);
  expect(10 * Math.log10(offline.power)).toBeGreaterThan(-26);
  expect(blocked).toEqual([]);
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
  // As on a device that has said nothing yet.
  await page.evaluate(() => caches.delete('oefenpad-sounds'));
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
  await watchSounds(page);
  await page.reload();
  await section.getByRole('button', { name: /^J jee/ }).click();
  await expect(section.getByText('Computerstem', { exact: true })).toBeVisible();
  await expect.poll(() => soundsHeard(page)).toBeGreaterThan(0);
});

const LETTER =
  'Beste mevrouw Smit,\n\nIk wil graag vrij op vrijdag 21 mei, want mijn vriend trouwt. Mijn collega Omar kan werken en hij vint het goed. De verwaming is weer warm. Is dat goed?\n\nGroeten,\nHassan';

test('MOC-04 MOC-09 QUA-10: a writing exam resumes after a reload, and is spell-checked while offline', async () => {
  const look = await lookByTurns(page, { theme: 'light', width: 390 });
  await page.goto(`${site.origin}${PATHS.mockExam}`);
  await page.getByRole('link', { name: 'Writing exams' }).click();
  await page.getByRole('link', { name: 'Open Exam 1' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByLabel('Voornaam en achternaam').fill('Hassan Ali');
  await look('a form');
  await page.getByRole('button', { name: 'Alle opdrachten' }).click();
  await page.getByRole('button', { name: 'Opdracht 3: open' }).click();
  const sheet = page.getByRole('textbox', { name: 'Uw e-mail' });
  await sheet.fill(LETTER);
  // The dictionary loads during the writing: aff, dic, wasm and their code.
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('oefenpad-spelling')).keys()).map(({ url }) => url));
  await expect.poll(kept, { timeout: 30_000 }).toHaveLength(5);

  await site.stop();
  await page.reload();
  await expect(sheet).toHaveValue(LETTER);
  await expect(page.getByText('2 van 4 beantwoord')).toBeVisible();
  await page.getByRole('button', { name: 'Alle opdrachten' }).click();
  await page.getByRole('button', { name: 'Inleveren' }).click();
  await expect(page.getByText('2 opdrachten zijn nog open: 2, 4.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Inleveren' }).click();
  const result = page.getByRole('region', { name: 'Task 3' });
  const unknown = result.getByRole('listitem').filter({ hasText: /^let op/ });
  await expect(unknown.filter({ hasText: 'verwaming. Did you mean verwarming' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(result.getByText('In your text: Is dat goed?')).toBeVisible();
  for (const box of await result.getByRole('checkbox').all()) await box.check();
  await look('the check of a text');
  await result.getByRole('button', { name: 'Count these points' }).click();
  await expect(result.getByRole('checkbox')).toHaveCount(0);
  await look('the result');
  await expect
    .poll(async () =>
      (await readStudyLog(page))
        .filter(({ itemId }) => itemId.startsWith('text:'))
        .map(({ itemId, grade }) => `${itemId} ${grade}`),
    )
    .toEqual(['text:mock-writing-1-day-off right']);
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
