import type { Page } from '@playwright/test';
import { spokenKey } from '#sound/rules/spoken-key.ts';
import { readPackFile } from '#sound/pack-file.ts';
import { lookByTurns } from './support/accessibility.ts';
import { openApp, runClockUntil, switchOffSoundByItself } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { readStudyLog } from './support/study-log.ts';
import { openCards } from './support/vocabulary.ts';
import { giveVoices, takeOwnSoundAway, takeVoicesAway } from './support/voices.ts';
import { serveWords } from './support/word-list.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Two words of the real list, whose recordings are in one pack. */
const RECORDED_WORDS = [
  'voornaam,first name,Who Are You?,Personal Details,Mijn voornaam is Ali.,de,VOOR-naam,voornaam,noun,voornamen,,,,My first name is Ali.',
  'achternaam,surname,Who Are You?,Personal Details,Mijn achternaam is Bakker.,de,ACH-ter-naam,achternaam,noun,achternamen,,,,My surname is Bakker.',
];

/** Opens the words of a list for listening. */
async function openList(page: Page, rows?: readonly string[]): Promise<void> {
  await switchOffSoundByItself(page);
  await serveWords(page, rows);
  await openCards(page);
  await page.getByRole('button', { name: 'More with this list' }).click();
  await button(page, 'Listen to all').click();
  await expect(button(page, 'Start')).toBeFocused();
}

interface Played {
  readonly bytes: number;
  readonly pace: number;
  readonly keepsPitch: boolean;
  readonly isHidden: boolean;
  /** How many recordings were already playing. */
  readonly others: number;
  readonly shownByPhone: string | undefined;
}

/** Records each recording that is played, and plays all sound eight times as fast, to save time. */
async function watchRecordings(page: Page): Promise<() => Promise<readonly Played[]>> {
  await page.addInitScript(() => {
    const played: object[] = [];
    Object.assign(globalThis, { playedRecordings: played });
    const sizes = new Map<string, number>();
    const heard = new Set<HTMLMediaElement>();
    const createObjectUrl = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file: Blob) => {
      const address = createObjectUrl(file);
      if (file.type === 'audio/mpeg') sizes.set(address, file.size);
      return address;
    };
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its element below
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playFast() {
      const bytes = sizes.get(this.src);
      const others = [...heard].filter((one) => !one.paused && !one.ended && sizes.has(one.src)).length;
      if (bytes !== undefined) {
        played.push({
          bytes,
          pace: this.playbackRate,
          keepsPitch: this.preservesPitch,
          isHidden: document.hidden,
          others,
          shownByPhone: navigator.mediaSession.metadata?.title,
        });
        heard.add(this);
      }
      this.playbackRate = 8;
      return play.call(this);
    };
  });
  return () =>
    page.evaluate(() => Object.getOwnPropertyDescriptor(globalThis, 'playedRecordings')?.value ?? []);
}

/** As when the screen is locked: the page is notified that it is hidden. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('SPK-06 SPK-07 SPK-04 MEM-01: hands-free through a list on a hidden page, in order, faster, not higher', async ({
  page,
}) => {
  await takeVoicesAway(page);
  const played = await watchRecordings(page);
  const packs: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.pack')) packs.push(response.body());
  });
  await openList(page, RECORDED_WORDS);
  const speed = page.getByRole('slider', { name: 'Speed' });
  await speed.focus();
  await page.keyboard.press('End');
  await expect(speed).toHaveAttribute('aria-valuetext', '1.2 times normal speed');

  await button(page, 'Start').click();
  await expect(page.getByText('Computerstem', { exact: true })).toBeVisible();
  await hide(page);
  await expect(page.getByText('That was the last one.')).toBeVisible({ timeout: 30_000 });

  expect(packs).toHaveLength(1);
  const pack = readPackFile(new Uint8Array((await packs[0]) ?? []));
  const words = ['de voornaam', 'de voornaam', 'de achternaam', 'de achternaam'];
  const heard = await played();
  expect(heard.map(({ bytes }) => bytes)).toStrictEqual(
    words.map((word) => pack?.find(spokenKey(word))?.sound.length),
  );
  expect(heard.map(({ shownByPhone }) => shownByPhone)).toEqual(words);
  expect(heard.slice(1).every(({ isHidden }) => isHidden)).toBe(true);
  expect(heard.every(({ others, keepsPitch }) => others === 0 && keepsPitch)).toBe(true);
  // 1.2 times a speaker's pace; recordings are spoken at 0.8 of it.
  for (const { pace } of heard) expect(pace).toBeCloseTo(1.5);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await readStudyLog(page)).toEqual([]);
  await openApp(page, '/settings');
  await expect(page.getByText('1.2 times normal speed')).toBeVisible();
});

test('SPK-02 SPK-07: a voice that never ends is skipped and named, and Back closes the list', async ({
  page,
}) => {
  await page.clock.install();
  const said = await giveVoices(page, { languages: ['nl-NL', 'en-GB'], ends: false });
  await takeOwnSoundAway(page);
  await openList(page);
  await page.keyboard.press('Enter');
  await expect.poll(said).toContain('say de afspraak');
  await runClockUntil(page, page.getByText('These could not play and were left out:'));
  await expect(page.getByText('2 of 2')).toBeVisible();
  await runClockUntil(page, page.getByText('No sound can play now'));
  expect((await said()).filter((one) => one.startsWith('say'))).toEqual(['say de afspraak', 'say opbellen']);
  await expect(button(page, 'Continue')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'de afspraak' })).toBeVisible();
  await expect(button(page, 'Listen to all')).toBeFocused();
});

test('QUA-13 SPK-06: axe finds nothing in listening, at rest and next to the person’s own voice', async ({
  page,
}) => {
  const expectNoViolation = await lookByTurns(page, { theme: 'dark', width: 390 });
  await giveVoices(page, { ends: false });
  await openList(page);
  await expectNoViolation('at rest');
  await page.getByRole('radio', { name: 'Say it too' }).check();
  await button(page, 'Start').click();
  await page.getByText('Choose one of 2').click();
  await expectNoViolation('playing');
});
