import { expect, type Page } from '@playwright/test';
import type { KeptGame } from './kept-games.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** How many questions are answered, as shown above every screen of an exam. */
const answered = async (page: Page): Promise<number> =>
  Number((await page.getByText(/^\d+ van \d+ beantwoord$/).textContent())?.match(/\d+/)?.[0]);

interface PartNames {
  /** `Reading` */
  readonly title: string;
  readonly key: string;
  readonly exam?: string;
}

/** What all parts share: starting an exam, and resuming it. */
function part({ title, key, exam = 'Open Exam 1' }: PartNames) {
  return {
    path: '/mock-exam',
    key,
    async begin(page: Page) {
      await page.getByRole('link', { name: `${title} exams` }).click();
      await page.getByRole('link', { name: exam }).click();
      await button(page, 'Start').click();
    },
    goOn: (page: Page) => page.getByRole('link', { name: /^Continue / }).click(),
    place: answered,
  };
}

/** An answer, or on to the next question; skips the screens that open a theme. */
async function choiceStep(page: Page): Promise<void> {
  const option = page.getByRole('radio').first();
  const next = page.getByRole('button', { name: /^(Volgende|Naar het einde)$/ });
  // They are all answered before the browser is killed.
  if (!(await next.isVisible())) await page.waitForTimeout(100);
  else if ((await option.isVisible()) && !(await option.isChecked())) await page.keyboard.press('1');
  else await next.click();
}

const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Starts a recording, ends it once something was heard, or moves on. */
async function speakingStep(page: Page): Promise<void> {
  const stop = button(page, 'Stop met opnemen');
  if (await stop.isVisible()) {
    await page.waitForFunction(() => document.querySelector('[aria-hidden] > .bg-success') !== null);
    await stop.click();
    await expect(page.getByText(/^Opgenomen: \d+ s$/)).toBeVisible();
  } else if (await button(page, 'Opnemen').isVisible()) {
    await button(page, 'Opnemen').click();
    await expect(stop).toBeVisible();
  } else await page.getByRole('button', { name: /^(Volgende|Naar het einde)$/ }).click();
}

/** Every recording that the exam lists is on the device, and can be played. */
async function allTakesAreThere(page: Page): Promise<void> {
  const kept = await page.evaluate(
    () =>
      new Promise<{ told: string[]; sounds: string[] }>((resolve, reject) => {
        const opening = indexedDB.open('oefenpad');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const { result: database } = opening;
          const reading = database.transaction(['recordings', 'sittings']);
          const keys = reading.objectStore('recordings').getAllKeys();
          const sitting = reading.objectStore('sittings').get('mock-speaking');
          reading.addEventListener('complete', () => {
            database.close();
            const answers: Record<string, { id: string }> = sitting.result.value.current.answers;
            resolve({
              told: Object.values(answers).map(({ id }) => `mock-speaking/${id}`),
              sounds: keys.result.map(String),
            });
          });
        });
      }),
  );
  expect(kept.sounds).toEqual(expect.arrayContaining(kept.told));
  if (kept.told.length === 0) return;
  await button(page, 'Alle opdrachten').click();
  await page
    .getByRole('button', { name: /^Opdracht \d+: beantwoord$/ })
    .last()
    .click();
  await button(page, 'Luister naar uw antwoord').click();
  await expect(button(page, 'Stop')).toBeVisible();
}

/** Every part of the mock exams, as people take it (MOC-04). */
export const KEPT_EXAMS: readonly KeptGame[] = [
  { ...part({ title: 'Reading', key: 'mock-reading' }), step: choiceStep },
  { ...part({ title: 'Listening', key: 'mock-listening' }), step: choiceStep },
  { ...part({ title: 'KNM', key: 'mock-knm', exam: 'Open KNM mock exam' }), step: choiceStep },
  {
    ...part({ title: 'Writing', key: 'mock-writing' }),
    async begin(page) {
      await part({ title: 'Writing', key: 'mock-writing' }).begin(page);
      await button(page, 'Alle opdrachten').click();
      await button(page, 'Opdracht 3: open').click();
      await page.getByRole('textbox').click();
    },
    step: (page) => page.keyboard.type('a'),
    place: async (page) => (await page.getByRole('textbox').inputValue()).length,
  },
  {
    ...part({ title: 'Speaking', key: 'mock-speaking' }),
    flags: microphone,
    step: speakingStep,
    verify: allTakesAreThere,
  },
];
