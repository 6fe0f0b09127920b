import type { Page } from '@playwright/test';
import { LISTENING_QUESTIONS } from '#content/exam/listening-questions.ts';
import type { AskedListeningRow } from '#content/schema/exam-rows.ts';
import { expectNoSidewaysScroll, lookByTurns } from './support/accessibility.ts';
import { openApp, runClockUntil, watchRequests } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { readStudyLog } from './support/study-log.ts';
import { giveVoices, playFast, takeOwnSoundAway, takeVoicesAway } from './support/voices.ts';

const LOCKED = 'Speel eerst het audiofragment af voordat je een antwoord kunt geven.';
const OPEN = 'You can answer now.';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const options = (page: Page) => page.getByRole('group').getByRole('button');
const optionOf = (page: Page, text: string) =>
  options(page).filter({ has: page.getByText(text, { exact: true }) });

/** Signed in on the page of the game, with a fake clock. */
async function openGame(page: Page): Promise<void> {
  await page.clock.install();
  await openApp(page, '/listening-game');
  await expect(button(page, 'Start')).toBeVisible();
}

/** The item of the question on the screen. */
async function askedItem(page: Page): Promise<AskedListeningRow> {
  const setting = await page.locator('main p[lang=nl]').first().innerText();
  const question = await page.locator('main h2').innerText();
  const item = LISTENING_QUESTIONS.find((row) => row.question === question && row.setting === setting);
  if (item === undefined) throw new Error(`nobody wrote ${question}`);
  return item;
}

/** Plays the fragment until the options are enabled; the voice takes some seconds of the page's time. */
async function hear(page: Page): Promise<void> {
  await button(page, 'Play').click();
  await runClockUntil(page, page.getByText(OPEN, { exact: true }));
}

async function answer(page: Page, { isRight }: { isRight: boolean }): Promise<AskedListeningRow> {
  const item = await askedItem(page);
  await optionOf(page, item.options[isRight ? item.correct : (item.correct + 1) % 3] ?? '').click();
  return item;
}

test('LIS-01 LIS-02 EXM-07 MEM-01: heard by the device’s voice and answered; the third wrong answer ends it', async ({
  page,
}) => {
  const requests = watchRequests(page);
  const audio: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/audio/')) audio.push(request.url());
  });
  const said = await giveVoices(page, { ends: true });
  await openGame(page);
  await expect(page.getByText('30 questions. You pass with 18 right answers or more.')).toBeVisible();
  await button(page, 'Start').click();
  await expect(button(page, 'Play')).toBeFocused();
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:5\d)$/);

  await options(page).first().click();
  await expect(page.getByText(LOCKED, { exact: true })).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByText('3 lives left')).toBeVisible();

  const first = await askedItem(page);
  await hear(page);
  await expect(page.getByText(LOCKED)).toHaveCount(0);
  expect((await said()).join(' ').length).toBeGreaterThan(50);
  await answer(page, { isRight: false });
  await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();
  await expect(page.getByText('Het juiste antwoord is:')).toBeVisible();
  const transcript = page.getByRole('region', { name: 'The text of the fragment' });
  await expect(transcript).toContainText(first.audioText[0]?.text ?? 'nothing');
  await expect(page.getByText('2 lives left')).toBeVisible();
  await expect(button(page, 'Volgende Vraag')).toBeFocused();

  for (const left of ['1 life left', '0 lives left']) {
    await page.keyboard.press('Enter');
    await expect(transcript).toHaveCount(0);
    await hear(page);
    await answer(page, { isRight: false });
    await expect(page.getByText(left)).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Je hebt geen levens meer! Geen zorgen, oefening baart kunst.')).toBeVisible();
  await expect(page.getByText('You heard every fragment that you answered.')).toBeVisible();
  await expect(page.getByText('The right answer:')).toHaveCount(3);
  await expect(page.getByText('Not reached: 27 questions.')).toBeVisible();
  await expect.poll(async () => (await readStudyLog(page)).length).toBe(3);
  const log = await readStudyLog(page);
  expect(log.map(({ activity, grade }) => `${activity} ${grade}`)).toEqual(Array(3).fill('game wrong'));
  expect(log[0]?.itemId).toBe(`question:${first.id}`);
  expect(audio).toEqual([]);
  expect(requests.foreign()).toEqual([]);

  await button(page, 'Try Again').click();
  await button(page, 'Start').click();
  await expect(page.getByText('3 lives left')).toBeVisible();
});

test('LIS-04: without a voice the recording is loaded when played, credited, and enables the options', async ({
  page,
}) => {
  const audio: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/audio/')) audio.push(new URL(request.url()).pathname);
  });
  await takeVoicesAway(page);
  await playFast(page);
  await openGame(page);
  await button(page, 'Start').click();
  await expect(page.getByText('Computerstem')).toHaveCount(0);
  await page.clock.runFor(3000);
  expect(audio).toEqual([]);
  await button(page, 'Play').click();
  // In real time, which loading and playing take: the app gives up after some of the page's seconds.
  await expect(page.getByText('Computerstem', { exact: true })).toBeVisible();
  await expect(page.getByText(OPEN, { exact: true })).toBeVisible();
  expect(audio[0]).toBe('/audio/manifest.json');
  expect(new Set(audio.slice(1)).size).toBe(1);
  expect(audio[1]).toMatch(/^\/audio\/listening-[a-z-]+\.[0-9a-f]{16}\.pack$/);
  await answer(page, { isRight: true });
  await expect(page.getByText('Correct! +10')).toBeVisible();
  await button(page, 'Play again').click();
  await expect(button(page, 'Stop')).toBeVisible();
  await button(page, 'Stop').click();
  await expect(button(page, 'Play again')).toBeFocused();
});

test('LIS-04: a voice that never ends is given up, and the recording plays', async ({ page }) => {
  const said = await giveVoices(page, { ends: false });
  await playFast(page);
  await openGame(page);
  await button(page, 'Start').click();
  await button(page, 'Play').click();
  await expect.poll(said).toHaveLength(1);
  await page.clock.runFor(5000);
  await options(page).first().click();
  await expect(page.getByText(LOCKED)).toBeVisible();
  // Second by second: the recording then needs real time.
  await runClockUntil(page, page.getByText('Computerstem', { exact: true }));
  await expect(page.getByText(OPEN, { exact: true })).toBeVisible();
  await answer(page, { isRight: true });
  await expect(page.getByText('Correct! +10')).toBeVisible();
});

test('LIS-04: where neither plays the text may be shown, and the result says how many were read', async ({
  page,
}) => {
  await takeVoicesAway(page);
  await takeOwnSoundAway(page);
  await openGame(page);
  await button(page, 'Start').click();
  await page.clock.runFor(3000);
  for (const livesLeft of [2, 1, 0]) {
    await button(page, 'Play').click();
    await expect(page.getByText('The fragment could not be played')).toBeVisible();
    await options(page).first().click();
    await expect(page.getByText(LOCKED)).toBeVisible();
    await button(page, 'Show the text').click();
    const transcript = page.getByRole('region', { name: 'The text of the fragment' });
    await expect(transcript).toContainText((await askedItem(page)).audioText[0]?.text ?? 'nothing');
    await expect(transcript).toBeFocused();
    await expect(page.getByText('You can answer now: you read this one.')).toBeVisible();
    await answer(page, { isRight: false });
    await expect(page.getByText('That was your last life.')).toHaveCount(livesLeft === 0 ? 1 : 0);
    await button(page, livesLeft === 0 ? 'Resultaat bekijken' : 'Volgende Vraag').click();
  }
  await expect(page.getByText('Read, not heard: 3 of the 3 fragments that you answered.')).toBeVisible();
});

test('EXM-07 LIS-04: a reload changes nothing, leaving asks, and Restart starts again', async ({ page }) => {
  await giveVoices(page, { ends: true });
  await openGame(page);
  await button(page, 'Start').click();
  await hear(page);
  await answer(page, { isRight: false });
  await button(page, 'Volgende Vraag').click();
  await hear(page);
  const second = await askedItem(page);
  const places = await options(page).allInnerTexts();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Question 2 of 30')).toBeVisible();
  expect((await askedItem(page)).id).toBe(second.id);
  expect(await options(page).allInnerTexts()).toEqual(places);
  await expect(page.getByText('2 lives left')).toBeVisible();
  await expect(page.getByText(OPEN, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Practice A2' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Leave the game?');
  await button(page, 'Stay').click();
  await button(page, 'Restart').click();
  await button(page, 'Start again').click();
  await button(page, 'Start').click();
  await expect(page.getByText('3 lives left')).toBeVisible();
  await expect(page.getByText('You can answer when the fragment has played to its end.')).toBeVisible();
});

test('LIS-01 LIS-02 EXM-06: after thirty minutes it is over, even while a fragment plays', async ({
  page,
}) => {
  await giveVoices(page, { ends: false });
  await openGame(page);
  await button(page, 'Start').click();
  // The press loads the game, and its timer starts then.
  await expect(button(page, 'Play')).toBeFocused();
  await page.clock.fastForward('24:58');
  await page.clock.runFor(3000);
  await expect(page.getByText('Less than 5 minutes left')).toBeVisible();
  await button(page, 'Play').click();
  await page.clock.fastForward('04:59');
  await page.clock.runFor(2000);
  await expect(page.getByText('The time is over: your result')).toBeVisible();
  await expect(page.getByText('NIET GESLAAGD')).toBeVisible();
  await expect(page.getByText('Not reached: 30 questions.')).toBeVisible();
});

test('QUA-13 QUA-15 QUA-16 LIS-02: axe finds nothing in the listening game', async ({ page }) => {
  const expectNoViolation = await lookByTurns(page, { theme: 'light', width: 390 });
  const expectAccessible = async (place: string) => {
    // Where the bar at the top covers no part of a target.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoViolation(place);
    await expectNoSidewaysScroll(page, place);
  };
  await takeVoicesAway(page);
  await takeOwnSoundAway(page);
  await openGame(page);
  await expectAccessible('intro');
  await button(page, 'Start').click();
  await expect(button(page, 'Play')).toBeFocused();
  await page.clock.runFor(3000);
  await options(page).first().click();
  await button(page, 'Play').click();
  await expect(page.getByText('The fragment could not be played')).toBeVisible();
  await expectAccessible('locked');
  await button(page, 'Show the text').click();
  await expectAccessible('read');
  await answer(page, { isRight: false });
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible('answered');
  await page.clock.fastForward('30:00');
  await page.clock.runFor(1000);
  await expect(page.getByText('The time is over: your result')).toBeVisible();
  await expectAccessible('result');
});
