import { expect, type Page } from '@playwright/test';
import { build } from 'vite';
import { switchOffSoundByItself } from '../support/app.ts';
import { openCards } from '../support/vocabulary.ts';
import { serveWords } from '../support/word-list.ts';
import { test } from './real-voice-test.ts';

interface SpokenPiece {
  text: string;
  lang: string;
  voice: string;
  rate: number;
  events: string[];
}

const BENCH_ORIGIN = 'http://localhost:4999';
let benchCode = '';

/** Records what the browser is asked to say and what it answers. Call it before the page is opened. */
async function watchSpeech(page: Page): Promise<() => Promise<SpokenPiece[]>> {
  await page.addInitScript(() => {
    const pieces: SpokenPiece[] = [];
    class WatchedUtterance extends SpeechSynthesisUtterance {
      constructor(text: string) {
        super(text);
        const piece: SpokenPiece = { text: text.trim(), lang: '', voice: '', rate: 0, events: [] };
        pieces.push(piece);
        for (const type of ['start', 'end', 'error']) {
          this.addEventListener(type, () => {
            piece.events.push(type);
            Object.assign(piece, { lang: this.lang, voice: this.voice?.lang, rate: this.rate });
          });
        }
      }
    }
    Object.assign(globalThis, { spokenPieces: pieces, SpeechSynthesisUtterance: WatchedUtterance });
  });
  return () => page.evaluate(() => Object.getOwnPropertyDescriptor(globalThis, 'spokenPieces')?.value ?? []);
}

/** The dispatcher is slow on a busy machine; unit tests cover how the app waits for late voices. */
async function waitForVoices(page: Page): Promise<void> {
  await page.waitForFunction(() => speechSynthesis.getVoices().some(({ lang }) => lang.startsWith('nl')));
}

/** The speech service alone, on an origin that only this test uses. */
async function openBench(page: Page): Promise<void> {
  await page.route(`${BENCH_ORIGIN}/**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: benchCode })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Bench</title><body><script type="module" src="/bench.js"></script>',
        }),
  );
  await page.goto(BENCH_ORIGIN);
  await waitForVoices(page);
}

const outcomes = (page: Page) => page.getByRole('listitem');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe('the speech service with a real voice', () => {
  test.beforeAll(async () => {
    const built = await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        lib: { entry: `${import.meta.dirname}/speech-bench.ts`, formats: ['es'], fileName: 'bench' },
      },
    });
    const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
    benchCode = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  });

  test('SPK-01 SPK-02: a real Dutch voice starts, says every sentence and ends', async ({ page }) => {
    const spoken = await watchSpeech(page);
    await openBench(page);
    await page.getByLabel('Text').fill('De les begint om 14:30. Het kost € 12,50! Tot morgen.');
    await press(page, 'Say');
    await expect(outcomes(page)).toHaveText(['said']);
    const asked = { lang: 'nl', voice: 'nl', rate: expect.closeTo(0.8), events: ['start', 'end'] };
    expect(await spoken()).toMatchObject([
      { ...asked, text: 'De les begint om 14 uur 30.' },
      { ...asked, text: 'Het kost 12 euro 50!' },
      { ...asked, text: 'Tot morgen.' },
    ]);
  });

  test('SPK-01: stopping and starting again quickly never loses the voice', async ({ page }) => {
    await openBench(page);
    await page.getByLabel('Text').fill('Goedemorgen, ik heb vanmiddag een afspraak. '.repeat(20));
    await press(page, 'Say');
    await press(page, 'Say');
    await press(page, 'Stop');
    await expect(outcomes(page)).toHaveText(['stopped', 'stopped']);
    await page.getByLabel('Text').fill('de fiets');
    await press(page, 'Say');
    await expect(outcomes(page)).toHaveText(['stopped', 'stopped', 'said']);
  });
});

test('SPK-01: Pronunciation says the word, shows Stop meanwhile and is back to normal at the end', async ({
  page,
}) => {
  const spoken = await watchSpeech(page);
  // Else the card says it by itself where the voice is there in time.
  await switchOffSoundByItself(page);
  await serveWords(page);
  await openCards(page);
  await waitForVoices(page);
  const button = page.getByRole('button', { name: 'Pronunciation' });
  const names = await button.evaluateHandle((element) => {
    const seen = [element.textContent];
    const look = () => seen.at(-1) !== element.textContent && seen.push(element.textContent);
    new MutationObserver(look).observe(element, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  await button.click();
  await expect.poll(() => names.jsonValue()).toEqual(['Pronunciation', 'Stop', 'Pronunciation']);
  expect(await spoken()).toMatchObject([{ voice: 'nl', events: ['start', 'end'] }]);
});
