import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, smallTargets } from './support/accessibility.ts';
import { resultOfList, runClockUntil, openApp, watchRequests } from './support/app.ts';
import { FOUR_CULTURE_WORDS, serveCulture } from './support/culture-list.ts';
import { holdRequests } from './support/held-requests.ts';
import { expect, test } from './support/journey.ts';
import { readStudyLog } from './support/study-log.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const subheadings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Anywhere except text for screen readers only. */
/** Its sound list says the meaning once more. */
const shown = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).first();

async function openSection(page: Page): Promise<void> {
  await serveCulture(page);
  await openApp(page, '/culture');
  await button(page, 'Living').click();
  await button(page, 'Start Section Afval scheiden').click();
  await expect(subheadings(page)).toHaveText('de glasbak');
}

test('CUL-01 CUL-02 CON-03 NAV-08: slow words show placeholders; shipped ones are 8 topics, 45 sections', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/culture.csv*');
  await openApp(page, '/culture');
  await expect(heading(page, 'Culture')).toBeVisible();
  await expect(page.getByText('Loading the culture words …')).toBeVisible();
  release();
  await expect(subheadings(page)).toHaveText([
    'Living',
    'Dealing with Others',
    'Health',
    'Education & Upbringing',
    'Work & Income',
    'Agencies',
    'Past & Present',
    'Politics & Judiciary',
  ]);
  const counts = await page.getByText(/^\d+ words in \d+ sections$/).allInnerTexts();
  const figures = counts.map((text) => text.match(/\d+/g)?.map(Number) ?? []);
  const sum = (place: number) => figures.reduce((total, figure) => total + (figure[place] ?? 0), 0);
  expect(sum(0)).toBeGreaterThanOrEqual(450);
  expect(sum(1)).toBeGreaterThanOrEqual(45);
  await button(page, 'Health').click();
  await expect(heading(page, 'Health')).toBeFocused();
  await expect(subheadings(page).first()).toHaveText('De huisarts');
  await expect(page.getByText('The GP', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Culture')).toBeVisible();
});

test('CUL-02 CUL-03 CUL-05 MEM-01 MEM-02 DAT-01 DAT-05: a section is studied and logged, all from one origin', async ({
  page,
}) => {
  const requests = watchRequests(page);
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await serveCulture(page, ['het afval,waste,Living,Afval scheiden', ...FOUR_CULTURE_WORDS]);
  await openApp(page, '/culture');
  await expect(button(page, 'Agencies')).toBeHidden();
  await button(page, 'Living').click();
  await expect(subheadings(page)).toHaveText(['Een huis kopen', 'Afval scheiden']);
  await expect(page.getByText('Sorting waste')).toBeVisible();
  await expect(page.getByText('2 words')).toBeVisible();
  expect(warnings.some((text) => text.includes('1 row skipped'))).toBe(true);
  await button(page, 'Start Section Afval scheiden').click();
  await expect(page.getByText('Culture Study Started!')).toBeVisible();
  await expect(heading(page, 'Afval scheiden')).toBeFocused();
  await expect(subheadings(page)).toHaveText('de glasbak');
  await expect(page.getByText('Word 1 of 2', { exact: true })).toBeVisible();
  await expect(button(page, 'Previous')).toBeDisabled();
  await expect(shown(page, 'bottle bank')).toBeHidden();
  await button(page, 'Show Translation').click();
  await expect(shown(page, 'bottle bank')).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Hierin gooi je lege flessen' })).toBeVisible();
  await expect(shown(page, 'A container for empty bottles.')).toBeVisible();
  await expect(button(page, 'Listen')).toBeVisible();
  await expect(button(page, 'Listen to the definition')).toBeVisible();
  await button(page, 'I knew it').click();
  await expect(subheadings(page)).toHaveText('het grofvuil');
  await button(page, 'Previous').click();
  await expect(subheadings(page)).toHaveText('de glasbak');
  await button(page, 'Next').click();
  await button(page, 'Show Translation').click();
  await expect(shown(page, 'bulky waste')).toBeVisible();
  await button(page, 'Complete').click();
  await expect(page.getByText('Section Complete!')).toBeVisible();
  await expect(resultOfList(page)).toBeFocused();
  await expect
    .poll(async () =>
      (await readStudyLog(page)).map(({ itemId, activity, grade }) => `${itemId} ${activity} ${grade}`),
    )
    .toEqual(['culture-word:de-glasbak flashcard good', 'culture-word:het-grofvuil flashcard hard']);
  expect(requests.foreign()).toEqual([]);
});

test('CUL-03 QUA-14 QUA-15 NAV-04 NAV-07: a section by keyboard on a narrow phone; Back and reload restore the card', async ({
  page,
}) => {
  const keepsFocus = () => page.evaluate(() => document.activeElement !== document.body);
  await page.setViewportSize({ width: 320, height: 640 });
  await openSection(page);
  await page.keyboard.press('Space');
  await expect(shown(page, 'bottle bank')).toBeVisible();
  await expect(button(page, 'Not yet')).toBeFocused();
  await expectNoSidewaysScroll(page, 'card');
  expect(await smallTargets(page)).toEqual([]);
  for (const text of ['Afval scheiden', 'de glasbak', 'Hierin gooi je lege flessen, de dop gaat eraf.']) {
    const language = await page
      .getByRole('main')
      .getByText(text)
      .first()
      .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    expect(language).toBe('nl');
  }
  await page.keyboard.press('Enter');
  await expect(subheadings(page)).toHaveText('het grofvuil');
  expect(await keepsFocus()).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await expect(subheadings(page)).toHaveText('de glasbak');
  expect(await keepsFocus()).toBe(true);
  await button(page, 'Next').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Complete')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(resultOfList(page)).toBeFocused();

  await button(page, 'Start Section Afval scheiden').click();
  await button(page, 'Next').click();
  await page.reload();
  await expect(subheadings(page)).toHaveText('het grofvuil');
  await page.goBack();
  await expect(heading(page, 'Living')).toBeVisible();
  await page.goForward();
  await expect(subheadings(page)).toHaveText('het grofvuil');
  await button(page, 'Back to Living').click();
  await button(page, 'Back to topics').click();
  await expect(heading(page, 'Culture')).toBeVisible();
});

test('CUL-04: the Cultural Word of the Day shows every word once, even after a reload, then starts over', async ({
  page,
}) => {
  await serveCulture(page);
  await openApp(page, '/culture');
  const dialog = page.getByRole('dialog', { name: 'Cultural Word of the Day' });
  const word = () => dialog.getByRole('paragraph').first().innerText();
  const kept = () => page.evaluate(() => localStorage.getItem('usedCultureWords'));
  await button(page, 'Cultural Word of the Day').click();
  const seen = [await word()];
  await expect(dialog.getByRole('button', { name: 'Listen to the definition' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Show Answer' }).click();
  await expect(dialog.getByRole('button', { name: 'Listen to the definition' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Next Word' }).click();
  await expect.poll(word).not.toBe(seen[0]);
  seen.push(await word());
  expect(JSON.parse((await kept()) ?? '')).toEqual(seen.map((dutch) => dutch.replaceAll(' ', '-')));
  await page.reload();
  await button(page, 'Cultural Word of the Day').click();
  seen.push(await word());
  await dialog.getByRole('button', { name: 'Next Word' }).click();
  await expect.poll(word).not.toBe(seen[2]);
  seen.push(await word());
  expect(new Set(seen).size).toBe(FOUR_CULTURE_WORDS.length);
  await expect(page.getByText('All culture words shown!')).toBeHidden();
  await dialog.getByRole('button', { name: 'Next Word' }).click();
  await expect(page.getByText('All culture words shown!')).toBeVisible();
  expect(JSON.parse((await kept()) ?? '')).toEqual([(await word()).replaceAll(' ', '-')]);
});

test('CUL-04 QUA-18: a damaged record of shown words is ignored, and blocked storage stops nobody', async ({
  page,
}) => {
  await serveCulture(page);
  await page.addInitScript(() => {
    localStorage.setItem('usedCultureWords', '{"de glasbak":');
    const store = localStorage.setItem.bind(localStorage);
    Storage.prototype.setItem = (key, value) => {
      if (key === 'usedCultureWords') throw new DOMException('full', 'QuotaExceededError');
      store(key, value);
    };
  });
  await openApp(page, '/culture');
  await button(page, 'Cultural Word of the Day').click();
  const dialog = page.getByRole('dialog');
  const seen = new Set<string>();
  for (const _ of FOUR_CULTURE_WORDS) {
    seen.add(await dialog.getByRole('paragraph').first().innerText());
    await dialog.getByRole('button', { name: 'Next Word' }).click();
  }
  expect(seen.size).toBe(FOUR_CULTURE_WORDS.length);
  await expect(page.getByText('All culture words shown!')).toBeVisible();
});

test('CUL-05 DAT-04: words that fail to load are retried, reported honestly, and loaded on request', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('usedCultureWords', '["de glasbak"]'));
  let tries = 0;
  await page.route('**/culture.csv?t=*', (route) => {
    tries += 1;
    return route.abort();
  });
  await openApp(page);
  await page.getByRole('link', { name: 'Culture' }).click();
  await expect(heading(page, 'Culture')).toBeVisible();
  await runClockUntil(page, page.getByText('There was a problem loading the culture content.'));
  expect(tries).toBe(4);
  await expect(page.getByText('Loading Error')).toBeVisible();
  await expect(page.getByText('The culture words could not be loaded')).toBeVisible();
  await expect(button(page, 'Cultural Word of the Day')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('usedCultureWords'))).toBe('["de glasbak"]');
  await page.unrouteAll();
  await serveCulture(page);
  await button(page, 'Try Again').click();
  await expect(button(page, 'Living')).toBeVisible();
  await expect(heading(page, 'Culture')).toBeFocused();
});
