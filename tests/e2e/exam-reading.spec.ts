import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, lookByTurns } from './support/accessibility.ts';
import { openApp } from './support/app.ts';
import { answerReading, optionsOnScreen } from './support/exam-games.ts';
import { expect, test } from './support/journey.ts';
import { readStudyLog } from './support/study-log.ts';

async function startReading(page: Page): Promise<void> {
  await openApp(page, '/reading-game');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Question 1 of 15')).toBeVisible();
}

test('REA-01 REA-02 REA-03 EXM-08: six texts and fifteen questions, to Excellent and the list of answers', async ({
  page,
}) => {
  await startReading(page);
  const main = page.getByRole('main');
  for (let asked = 0; asked < 15; asked += 1) {
    const { right } = await optionsOnScreen(page);
    await expect(main.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await main.getByRole('radio', { name: right, exact: true }).check();
    await main.getByRole('button', { name: 'Submit' }).click();
    await expect(main.getByText('Correct! +100')).toBeVisible();
    await expect(main.locator('mark')).toHaveCount(1);
    if (asked > 0) await expect(main.getByText(`Right in a row: +${asked * 10}`)).toBeVisible();
    await main.getByRole('button', { name: /Next Question|See result/ }).click();
  }
  await expect(page.getByText('Excellent')).toBeVisible();
  // 15 × 100, and 10 + 20 + … + 140.
  await expect(page.getByText('2550')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your answers' }).getByRole('listitem')).toHaveCount(15);
  await expect.poll(() => readStudyLog(page).then(({ length }) => length)).toBe(15);
  await page.getByRole('button', { name: 'Play Again' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeFocused();
});

test('REA-02 REA-03 EXM-07: side by side, or text first on a phone; a reload resumes; three wrong end it', async ({
  page,
}) => {
  await startReading(page);
  const text = page.getByRole('article');
  const submit = page.getByRole('button', { name: 'Submit' });
  const [left, right] = await Promise.all([text.boundingBox(), submit.boundingBox()]);
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'To the question' }).click();
  await expect(page.getByRole('radio').first()).toBeInViewport();
  await page.getByRole('button', { name: 'To the text' }).click();
  await expect(page.getByRole('heading', { name: 'Text 1 of 6' })).toBeFocused();
  await expect(text.getByRole('heading', { level: 3 })).toBeInViewport();
  await answerReading(page, 'right');
  await expect(page.getByRole('main').locator('h2[lang=nl]')).toBeFocused();
  await expect(page.getByRole('main').locator('h2[lang=nl]')).toBeInViewport();

  const options = await page.getByRole('main').locator('fieldset').textContent();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Question 2 of 15')).toBeVisible();
  await expect(page.getByText('Score: 100')).toBeVisible();
  await expect(page.getByRole('main').locator('fieldset')).toHaveText(options ?? '');

  const { wrong } = await optionsOnScreen(page);
  await page.getByRole('radio', { name: wrong, exact: true }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('❌ Incorrect! -1 life')).toBeVisible();
  await expect(page.getByText('2 lives left')).toBeVisible();
  await page.getByRole('button', { name: 'Next Question' }).click();
  await answerReading(page, 'wrong');
  await answerReading(page, 'wrong');
  await expect(page.getByText("You ran out of lives! Don't worry, practice makes perfect.")).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await answerReading(page, 'right');
  await page.getByRole('main').getByRole('link', { name: 'Practice A2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/practice-a2$/);
});

test('QUA-13 QUA-16: axe finds nothing in the reading game', async ({ page }) => {
  const expectAccessible = await lookByTurns(page, { theme: 'dark', width: 390 });
  await openApp(page, '/reading-game');
  await expectAccessible('intro');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const seen = new Set<string | null>();
  for (let asked = 0; asked < 15; asked += 1) {
    const { right, wrong } = await optionsOnScreen(page);
    await page.getByRole('radio', { name: asked === 0 ? wrong : right, exact: true }).check();
    const title = await page.getByRole('article').getByRole('heading', { level: 3 }).textContent();
    await page.getByRole('button', { name: 'Submit' }).click();
    if (!seen.has(title)) {
      await expectAccessible(title ?? '');
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page, title ?? '');
      await page.setViewportSize({ width: 390, height: 900 });
    }
    seen.add(title);
    await page.getByRole('button', { name: /Next Question|See result/ }).click();
  }
  expect(seen.size).toBe(6);
  await expectAccessible('result');
});
