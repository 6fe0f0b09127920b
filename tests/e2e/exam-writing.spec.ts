import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll, lookByTurns } from './support/accessibility.ts';
import { openApp, watchRequests } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { readSitting } from './support/kept-games.ts';
import { readStudyLog } from './support/study-log.ts';

const MINUTE_MS = 60_000;
const LETTER = [
  'Geachte mevrouw De Groot,',
  'Ik woon in de Kerkstraat. Sinds dinsdag doet de verwarming het niet en het is koud in huis. Dat is een probleem,',
  'want mijn dochter is ziek. Ik heb een vraag: wanneer kan er iemand komen? Ik ben elke avond na zes uur thuis en op',
  'zaterdag de hele dag.',
  'Met vriendelijke groet, Ana Pinto',
].join('\n');

const sheet = (page: Page): Locator => page.getByRole('textbox', { name: 'Your text' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens the sheet of the first task. Confirms questions before a reload. */
async function startWriting(page: Page): Promise<void> {
  page.on('dialog', (dialog) => dialog.accept());
  await openApp(page, '/writing-game');
  await press(page, 'Start');
  await expect(sheet(page)).toBeFocused();
}

/** Hands in the first task and, empty, the other three. */
async function finish(page: Page): Promise<void> {
  await press(page, 'Inleveren');
  for (const number of [2, 3, 4]) {
    await press(page, 'Next task');
    await expect(page.getByText(`Task ${number} of 4`)).toBeInViewport();
    await press(page, 'Start');
    await expect(sheet(page)).toHaveValue('');
    await press(page, 'Inleveren');
  }
  await press(page, 'Show the result');
}

test('WRI-01 WRI-02 WRI-03: four texts are written, handed in, scored and reviewed', async ({ page }) => {
  await startWriting(page);
  await sheet(page).fill(LETTER);
  await expect(page.getByText('59 words')).toBeVisible();
  await press(page, 'Inleveren');
  await expect(sheet(page)).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Your points' })).toBeFocused();
  await expect(page.getByText('9 of 10 points', { exact: true })).toBeVisible();
  // Nothing is graded before its writer has ticked what the text tells.
  await expect(page.getByText('In your text: Ik woon in de Kerkstraat.')).toBeVisible();
  await expect(page.getByText('Nothing found.')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await press(page, 'Count these points');
  await expect(page.getByText('10 of 10 practice points')).toBeVisible();
  await page.getByRole('region', { name: 'Your points' }).focus();
  for (const number of [2, 3, 4]) {
    // By keyboard alone: Enter continues and starts.
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Task ${number} of 4`)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeFocused();
    await page.keyboard.type('Beste buren, groeten');
    await press(page, 'Inleveren');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  }
  await press(page, 'Show the result');
  await expect(page.getByText('15 of 38 points')).toBeVisible();
  await expect(page.getByText('Blijf oefenen')).toBeVisible();
  const first = page.getByRole('group').first();
  await expect(first.getByText('Sinds dinsdag').first()).toBeHidden();
  await first.getByText('De verwarming is kapot').click();
  await expect(first.getByText('Sinds dinsdag').first()).toBeVisible();

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect
    .poll(async () => (await readStudyLog(page)).map(({ itemId, grade }) => `${itemId} ${grade}`))
    .toEqual(['text:writing-landlord-heating right']);
});

test('WRI-02 EXM-06 EXM-07: reload and crash lose no text, the timer runs on, and hands in at 0:00', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await startWriting(page);
  await sheet(page).fill('Ik woon in Zwolle.');
  await page.clock.fastForward(10 * MINUTE_MS);
  await page.reload();
  await expect(sheet(page)).toHaveValue('Ik woon in Zwolle.');
  await expect(page.getByRole('timer')).toHaveText(/^(20:00|19:5\d)$/);
  await sheet(page).fill('Geachte mevrouw De Groot,');
  await expect
    .poll(() => readSitting(page, 'writing-game'), { timeout: 1000 })
    .toMatchObject({ value: { answer: { texts: ['Geachte mevrouw De Groot,'] } } });
  // Like a killed browser: no code of the page runs any more.
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto('/writing-game');
  await expect(sheet(again)).toHaveValue('Geachte mevrouw De Groot,');
  await again.clock.fastForward(15 * MINUTE_MS);
  await expect(again.getByText('Less than 5 minutes left')).toBeVisible();
  await again.clock.fastForward(4 * MINUTE_MS + 30_000);
  await expect(again.getByText('Less than 1 minute left')).toBeVisible();
  await again.clock.fastForward(MINUTE_MS);
  await expect(again.getByText(/The time was over/)).toBeVisible();
  await expect(sheet(again)).toBeDisabled();
  await expect(sheet(again)).toHaveValue('Geachte mevrouw De Groot,');
  await expect(again.getByText('1 of 10 points', { exact: true })).toBeVisible();
});

test('EXM-07 WRI-02: leaving asks, Stay keeps all, Restart resets the timer, and a full device is reported', async ({
  page,
}) => {
  await openApp(page, '/practice-a2');
  await page.getByRole('link', { name: 'Writing game' }).click();
  await press(page, 'Start');
  await sheet(page).fill('Ik woon in Zwolle.');
  await page.getByRole('link', { name: 'Culture' }).click();
  await press(page, 'Stay');
  await expect(sheet(page)).toHaveValue('Ik woon in Zwolle.');
  await page.goBack();
  await press(page, 'Stay');
  await press(page, 'Restart');
  await page.getByRole('dialog').getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText('Task 1 of 4')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await press(page, 'Start');
  await expect(sheet(page)).toHaveValue('');
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:5\d)$/);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await sheet(page).fill('Ik');
  await expect(page.getByText("This can't be saved on your device")).toBeVisible();
  await expect(sheet(page)).toHaveValue('Ik');
  await page.getByRole('link', { name: 'Practice A2' }).first().click();
  await press(page, 'Leave');
  await expect(page.getByRole('heading', { name: 'A2 Inburgering Information' })).toBeVisible();
});

test('EXM-02 EXM-03 DAT-05: links between the exam page and each game, without requests to other origins', async ({
  page,
}) => {
  await openApp(page, '/practice-a2');
  const requests = watchRequests(page);
  for (const path of ['reading', 'writing', 'listening', 'speaking', 'knm']) {
    await page.locator(`main a[href="/${path}-game"]`).click();
    await expect(page).toHaveURL(new RegExp(`/${path}-game$`));
    await page.getByRole('main').getByRole('link', { name: 'Practice A2' }).click();
    await expect(page.getByRole('heading', { name: 'A2 Inburgering Information' })).toBeVisible();
  }
  expect(requests.foreign()).toEqual([]);
});

test('QUA-13: axe finds nothing in the exam page and the writing game', async ({ page }) => {
  const expectNoViolation = await lookByTurns(page, { theme: 'dark', width: 1280 });
  const expectAccessible = async (place: string) => {
    // A button half covered by the bars doesn't count as small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoViolation(place);
  };
  await openApp(page, '/practice-a2');
  await expectAccessible('exam page');
  await page.getByRole('link', { name: 'Writing game' }).click();
  await page.getByText('The task in English').click();
  await expectAccessible('intro');
  await press(page, 'Start');
  await sheet(page).fill(LETTER);
  await expectAccessible('sheet');
  await press(page, 'Restart');
  await expectAccessible('restart question');
  await press(page, 'Continue the game');
  await press(page, 'Inleveren');
  await page.getByText('Grammar: 2 of 2 points').click();
  await expectAccessible('points and check');
  await press(page, 'Count these points');
  await expectAccessible('counted points');
  await press(page, 'Next task');
  await press(page, 'Start');
  await press(page, 'Inleveren');
  for (const task of ['third', 'fourth']) {
    await press(page, 'Next task');
    await press(page, 'Start');
    await expect(sheet(page), task).toHaveValue('');
    await press(page, 'Inleveren');
  }
  await press(page, 'Show the result');
  await page.getByText('De verwarming is kapot').click();
  await expectAccessible('result');
});

test('WRI-01 QUA-16: on a phone timer and sheet are visible together, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openApp(page, '/practice-a2');
  await expectNoSidewaysScroll(page, 'exam page');
  await page.getByRole('link', { name: 'Writing game' }).click();
  await press(page, 'Start');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
  await expect(sheet(page)).toBeInViewport({ ratio: 1 });
  await sheet(page).fill(`${LETTER}\n\n${LETTER}\n\n${LETTER}`);
  await page.getByRole('button', { name: 'Inleveren' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 640 });
  await sheet(page).fill(`${'a'.repeat(200)} ${LETTER}`);
  await expectNoSidewaysScroll(page, 'sheet');
  await finish(page);
  await page.getByText('De verwarming is kapot').click();
  await expectNoSidewaysScroll(page, 'result');
});
