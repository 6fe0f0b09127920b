import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, lookByTurns } from './support/accessibility.ts';
import { NEVER_HERE_BEFORE, openApp, signIn } from './support/app.ts';
import { answerKnm } from './support/exam-games.ts';
import { expect, test } from './support/journey.ts';
import { openCards } from './support/vocabulary.ts';
import { serveWords } from './support/word-list.ts';

test.use({ storageState: NEVER_HERE_BEFORE });

async function knowBothWords(page: Page): Promise<void> {
  await openCards(page);
  for (const word of ['de afspraak', 'opbellen']) {
    await expect(page.getByRole('heading', { name: word })).toBeVisible();
    await page.getByRole('button', { name: 'Show Translation' }).click();
    await page.getByRole('button', { name: 'I knew it' }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Who Are You?' })).toBeVisible();
}

test('MEM-10 MEM-11 MEM-12 EXM-08: two days of study show on /progress and on the cards, and link to practice', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-20T10:00:00') });
  const look = await lookByTurns(page, { theme: 'light', width: 390 });
  await serveWords(page);
  await signIn(page, { path: '/progress', remember: true });
  await expect(page.getByText('Nothing to show yet')).toBeVisible();
  await look('no progress yet');
  await knowBothWords(page);

  await page.clock.setFixedTime(new Date('2026-11-21T11:00:00'));
  await signIn(page, { path: '/knm-game', remember: true });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (let wrong = 0; wrong < 3; wrong += 1) await answerKnm(page, 'wrong');
  const themes = page.getByRole('region', { name: 'By theme' });
  await expect(themes.getByText(/^0 right, [123] wrong$/).first()).toBeVisible();
  await expect(page.getByText('Not reached: 27 questions.')).toBeVisible();
  await look('the end of a game, by theme');
  // Only questions of that theme are asked: some twenty to forty of two hundred.
  await themes
    .getByRole('button', { name: /^Practise this/ })
    .first()
    .click();
  await expect(page.getByText('Calm practice')).toBeVisible();
  await expect(page.getByText(/^Question 1 of \d\d$/)).toBeVisible();
  await page.getByRole('button', { name: 'Restart' }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  await knowBothWords(page);
  await page.getByRole('button', { name: 'Back to topics' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Who Are You?' });
  await expect(card.getByText('2 of 3 known')).toBeVisible();

  await openApp(page, '/progress');
  const days = page.getByRole('region', { name: 'Your days' });
  await expect(days.getByText('Days in a row', { exact: true }).locator('..')).toContainText('2');
  await expect(page.getByRole('region', { name: 'Your words' }).getByText('Known: 2')).toBeVisible();
  const readiness = page.getByRole('region', { name: 'Ready for the exam?' });
  await expect(
    readiness.getByText('Only 3 different questions yet: too few to tell. 27 more are needed.'),
  ).toBeVisible();
  await expect(readiness.getByText('%')).toBeHidden();
  const mistakes = page.getByRole('region', { name: 'Your last mistakes' }).getByRole('listitem');
  await expect(mistakes).toHaveCount(3);
  await mistakes.first().locator('summary').click();
  await expect(mistakes.first().getByRole('button', { name: /^In review/ })).toBeVisible();
  await expectNoSidewaysScroll(page, 'progress');

  // The tables, by keyboard alone.
  await days.getByText('As a table').focus();
  await page.keyboard.press('Enter');
  await expect(days.getByRole('row', { name: /^Fri 20 Nov 1 2 2$/ })).toBeVisible();
  await page.getByRole('region', { name: 'What to practise' }).getByText('As a table').focus();
  await page.keyboard.press('Enter');
  await look('progress with its tables');
  await page.getByRole('link', { name: 'Who Are You? / Personal Details' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Personal Details' })).toBeVisible();
  await page.goBack();
  await expect(days).toBeVisible();
});
