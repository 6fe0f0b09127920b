import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, lookByTurns } from './support/accessibility.ts';
import { openApp } from './support/app.ts';
import { answerKnm, chooseKnm, optionsOnScreen } from './support/exam-games.ts';
import { expect, test } from './support/journey.ts';
import { readStudyLog } from './support/study-log.ts';

async function startKnm(page: Page): Promise<void> {
  await openApp(page, '/knm-game');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Question 1 of 30')).toBeVisible();
}

test('KNM-01 KNM-02 KNM-04 EXM-08: all thirty questions, right, to GESLAAGD and the list of answers', async ({
  page,
}) => {
  await startKnm(page);
  for (let asked = 0; asked < 30; asked += 1) await answerKnm(page, asked === 3 ? 'wrong' : 'right');
  await expect(page.getByText('Uitstekend')).toBeVisible();
  await expect(page.getByText('GESLAAGD', { exact: true })).toBeVisible();
  await expect(page.getByText('29 of 30')).toBeVisible();
  const answers = page.getByRole('region', { name: 'Your answers' }).getByRole('listitem');
  await expect(answers).toHaveCount(30);
  await expect(answers.filter({ hasText: /checked on|as read by others on/u })).toHaveCount(30);
  await expect(answers.filter({ hasText: 'The right answer:' })).toHaveCount(1);
  await expect.poll(() => readStudyLog(page).then(({ length }) => length)).toBe(30);
  await page.getByRole('button', { name: 'Play Again' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeFocused();
});

test('KNM-01 QUA-02: the questions load while the intro is read: starting needs no more requests', async ({
  page,
  context,
}) => {
  const isSeen = { questions: false };
  const inFlight = new Set<unknown>();
  page.on('request', (request) => {
    inFlight.add(request);
    isSeen.questions ||= request.url().includes('/knm-frame-');
  });
  page.on('requestfinished', (request) => void inFlight.delete(request));
  await openApp(page, '/knm-game');
  await expect(page.getByText('30 questions. You pass with 18 right answers or more.')).toBeVisible();
  await expect.poll(() => isSeen.questions && inFlight.size === 0).toBe(true);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Question 1 of 30')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(45:00|44:5\d)$/);
});

test('KNM-02 KNM-03 EXM-06: the timer follows the clock, warns, and ends the game', async ({ page }) => {
  await page.clock.install();
  await startKnm(page);
  await answerKnm(page, 'right');
  await page.clock.fastForward('39:30');
  await expect(page.getByText('Less than 5 minutes left')).toBeHidden();
  await page.clock.fastForward('01:00');
  await expect(page.getByText('Less than 5 minutes left')).toBeVisible();
  await page.clock.fastForward('04:00');
  await expect(page.getByText('Less than 1 minute left')).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page.getByText('The time is over: your result')).toBeVisible();
  await expect(page.getByText('NIET GESLAAGD')).toBeVisible();
});

test('EXM-07: a reload resumes the game; leaving asks; coming back resumes it', async ({ page }) => {
  await startKnm(page);
  await answerKnm(page, 'right');
  const question = await page.getByRole('main').locator('h2[lang=nl]').textContent();
  const options = await page.getByRole('main').locator('fieldset').textContent();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Question 2 of 30')).toBeVisible();
  await expect(page.getByRole('main').locator('h2[lang=nl]')).toHaveText(question ?? '');
  await expect(page.getByRole('main').locator('fieldset')).toHaveText(options ?? '');
  await page.getByRole('main').getByRole('link', { name: 'Practice A2' }).click();
  const asked = page.getByRole('dialog', { name: 'Leave the game?' });
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/knm-game$/);
  await page.getByRole('main').getByRole('link', { name: 'Practice A2' }).click();
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/practice-a2$/);
  await page.goBack();
  await expect(page.getByText('Question 2 of 30')).toBeVisible();
});

test('KNM-02 KNM-03 EXM-08 QUA-13 QUA-16: three wrong answers end it, and axe finds nothing on the way', async ({
  page,
}) => {
  const expectAccessible = await lookByTurns(page, { theme: 'light', width: 1280 });
  await openApp(page, '/knm-game');
  await expectAccessible('intro');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByLabel('English translation').check();
  await expectAccessible('question');
  const { right, wrong } = await optionsOnScreen(page);
  await chooseKnm(page, wrong);
  await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();
  await expect(page.getByText(`Het juiste antwoord is: ${right}`)).toBeVisible();
  await expectAccessible('feedback');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'feedback');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Volgende Vraag' }).click();
  await answerKnm(page, 'wrong');
  await chooseKnm(page, (await optionsOnScreen(page)).wrong);
  await expect(page.getByText('That was your last life.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Volgende Vraag' })).toBeHidden();
  await page.getByRole('button', { name: 'Resultaat bekijken' }).click();
  await expect(page.getByText('Je hebt geen levens meer! Geen zorgen, oefening baart kunst.')).toBeVisible();
  const answers = page.getByRole('region', { name: 'Your answers' }).getByRole('listitem');
  await expect(answers.filter({ hasText: 'The right answer:' })).toHaveCount(3);
  await expect(page.getByText('Not reached: 27 questions.')).toBeVisible();
  await expectAccessible('end');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('3 lives left')).toBeVisible();
});

test('QUA-16: with text twice as large neither a question nor the end scrolls sideways on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openApp(page, '/knm-game');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expectNoSidewaysScroll(page, 'question');
  for (let life = 0; life < 3; life += 1) await answerKnm(page, 'wrong');
  const review = page.getByRole('region', { name: 'Your answers' });
  await expect(review).toBeVisible();
  // Whichever questions are drawn: the longest word of any answer might be among them.
  await review.locator('[lang=nl]').evaluateAll((all) => {
    for (const element of all) element.textContent = 'Arbeidsongeschiktheidsverzekeringen';
  });
  await expectNoSidewaysScroll(page, 'end');
});
