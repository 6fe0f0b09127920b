import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolation, lookByTurns } from './support/accessibility.ts';
import { openApp } from './support/app.ts';

test('EXM-09 MOC-07 MOC-11 MOC-14: from the exam page to a room, a mock exam, practice of what was missed, and back to the result', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const look = await lookByTurns(page, { theme: 'dark', width: 390 });
  const main = page.getByRole('main');
  await openApp(page, '/practice-a2');
  await page.getByRole('link', { name: 'Reading exam', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/exam\/reading$/);
  await expect(main.getByRole('heading', { name: 'Reading exam', level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Reading exam/);
  await expect(main.getByRole('heading', { name: 'Your results' })).toHaveCount(0);
  await look('a room before the first answer');
  await expectNoSidewaysScroll(page, 'the room');

  // What is named is what opens.
  await main.getByRole('link', { name: /^Practise ?: Understand rules/ }).press('Enter');
  await expect(page).toHaveURL(/\/reading-game$/);
  await expect(main.getByLabel('Which questions?')).toHaveValue('rule');
  await expect(main.getByText('4 questions.')).toBeVisible();
  await page.goBack();

  await main.getByRole('link', { name: 'Open Exam 2' }).press('Enter');
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  await expect(main.getByRole('heading', { name: /^Vraag 1 van 25/ })).toBeVisible();
  await page.getByRole('button', { name: 'Alle vragen' }).press('Enter');
  await page.getByRole('button', { name: 'Inleveren' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Inleveren' }).press('Enter');
  await expect(main.getByText('Not enough yet: 0 of 25.')).toBeVisible();
  await expect(main.getByText('Our norm is 18.')).toBeVisible();
  await main
    .getByRole('link', { name: /^Practise ?: / })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/\/reading-game$/);
  await expect(main.getByLabel('Calm practice: no clock, no lives')).toBeChecked();
  await page.goBack();

  // The result leads to the room, where the next step is practice: nothing was answered.
  await main.getByRole('link', { name: 'Reading exam', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/exam\/reading$/);
  await expect(main.getByText(/^Last mock exam: 0 of 25/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Practise reading' })).toBeVisible();
  const results = main.getByRole('region', { name: 'Your results' });
  await look('a room with a result');
  await results.getByRole('link', { name: /^See or print this result/ }).press('Enter');
  await expect(main.getByText('Not enough yet: 0 of 25.')).toBeVisible();
  await page.goBack();
  await expect(results).toBeVisible();

  // A skill that only the further texts have.
  await main.getByRole('link', { name: /^Practise ?: Look something up/ }).press('Enter');
  await expect(main.getByLabel('Which questions?')).toHaveValue('table');
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  await expect(main.getByRole('table')).toBeVisible();
  await page.keyboard.press('3');
  await page.getByRole('button', { name: 'Submit' }).press('Enter');
  await expect(main.locator('mark').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Listen to the text' })).toBeVisible();
  await look('a further text, answered');
});

test('EXM-09 QUA-13: each part has its room, reached from the exam page, and axe finds nothing in it', async ({
  page,
}) => {
  await openApp(page, '/practice-a2');
  for (const [part, slug] of [
    ['Reading', 'reading'],
    ['Writing', 'writing'],
    ['Listening', 'listening'],
    ['Speaking', 'speaking'],
    ['KNM', 'knm'],
  ] as const) {
    await page.getByRole('link', { name: `${part} exam`, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/exam/${slug}$`));
    await expect(page.getByRole('heading', { name: 'Mock exams' })).toBeVisible();
    await expectNoViolation(page, `the room of ${part}`);
    await page.goBack();
  }
});
