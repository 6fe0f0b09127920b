import type { Page } from '@playwright/test';
import { READING_EXAM_TEXTS } from '#content/mock-exam/reading-exams.ts';
import { expectNoSidewaysScroll, expectNoViolation, lookByTurns } from './support/accessibility.ts';
import { NEVER_HERE_BEFORE, openApp, signIn } from './support/app.ts';
import { expect, test } from './support/journey.ts';

test('EXM-09 MOC-07 MOC-11 MOC-14: from the exam page to a room, a mock exam, practice of what was missed, and back to the result', async ({
  page,
}) => {
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
  await expect(main.getByText('Our own pass mark is 18.')).toBeVisible();
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

const EXAM_QUESTIONS = new Set(
  READING_EXAM_TEXTS.flat().flatMap(({ questions }) => questions.map(({ question }) => question)),
);

/** Sits a reading exam from the room, with the first option at so many questions. */
async function sitReading(page: Page, exam: string, answers: number): Promise<void> {
  const main = page.getByRole('main');
  await openApp(page, '/exam/reading');
  await main.getByRole('link', { name: `Open ${exam}` }).press('Enter');
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  for (let number = 1; number <= answers; number += 1) {
    await expect(main.getByRole('heading', { name: new RegExp(`^Vraag ${number} van 25`) })).toBeVisible();
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Volgende' }).press('Enter');
  }
  await page.getByRole('button', { name: 'Alle vragen' }).press('Enter');
  await page.getByRole('button', { name: 'Inleveren' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Inleveren' }).press('Enter');
  await main.getByRole('link', { name: 'Reading exam', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/exam\/reading$/);
}

test('EXM-09 MOC-11 MOC-14: two exams make a trend, and the next step asks what was missed on other texts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const main = page.getByRole('main');
  await sitReading(page, 'Exam 1', 0);
  const results = main.getByRole('region', { name: 'Your results' });
  await expect(results.getByRole('progressbar')).toHaveCount(1);
  await expect(results.getByText(/than the last time/)).toHaveCount(0);
  await sitReading(page, 'Exam 2', 24);
  await expect(results.getByRole('progressbar')).toHaveCount(2);
  await expect(results.getByText('Better than the last time.')).toBeVisible();
  await expect(main.getByText(/^You got \d+ of \d+ wrong here\. These are other questions\.$/)).toBeVisible();
  await main
    .getByRole('link', { name: /^Practise ?: / })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/\/reading-game$/);
  await expect(main.getByLabel('Which questions?')).not.toHaveValue('');
  const asked = Number((await main.getByText(/^\d+ questions\.$/).innerText()).match(/\d+/)?.[0]);
  expect(asked).toBeGreaterThanOrEqual(4);
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  for (let number = 1; number <= asked; number += 1) {
    await main.locator('fieldset').waitFor();
    expect(EXAM_QUESTIONS.has((await main.locator('h2[lang=nl]').textContent()) ?? '')).toBe(false);
    await main.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Submit' }).press('Enter');
    await page.getByRole('button', { name: /Next Question|See result/ }).press('Enter');
  }
  await main.getByRole('link', { name: 'Reading exam', exact: true }).press('Enter');
  await expect(main.getByRole('heading', { name: 'Reading exam', level: 1 })).toBeVisible();
});

test('EXM-09 MEM-20 MOC-04 MOC-07: an exam under way is shown on home and gone on with from its room, the way back leads there, and the result can show only what was missed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const main = page.getByRole('main');
  await openApp(page, '/exam/reading');
  await main.getByRole('link', { name: 'Open Exam 3' }).press('Enter');
  await main.getByRole('link', { name: 'Back: Reading exam' }).press('Enter');
  await expect(page).toHaveURL(/\/exam\/reading$/);
  await main.getByRole('link', { name: 'Open Exam 3' }).press('Enter');
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  for (let number = 1; number <= 24; number += 1) {
    await expect(main.getByRole('heading', { name: new RegExp(`^Vraag ${number} van 25`) })).toBeVisible();
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Volgende' }).press('Enter');
  }
  await page.getByRole('button', { name: 'Stoppen' }).press('Enter');
  await page.getByRole('button', { name: 'Later verder' }).press('Enter');
  // Nothing is answered until it is handed in.
  await openApp(page);
  await expect(main.getByRole('link', { name: 'Reading mock exam, not finished' })).toBeVisible();
  await openApp(page, '/exam/reading');
  const exams = main.getByRole('region', { name: 'Mock exams' });
  await expect(exams.getByText('Not finished')).toHaveCount(1);
  await expect(exams.getByRole('link', { name: /^Open/ })).toHaveCount(0);
  await exams.getByRole('link', { name: /^Continue ?: Exam 3$/ }).press('Enter');
  await page.getByRole('button', { name: 'Alle vragen' }).press('Enter');
  await page.getByRole('button', { name: 'Inleveren' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Inleveren' }).press('Enter');
  const only = main.getByRole('checkbox', { name: /^Show only what was not right: \d+ of 25$/ });
  const missed = Number(/\d+/.exec((await only.locator('..').textContent()) ?? '')?.[0]);
  await expect(main.getByText('Your answer, right:')).toHaveCount(25 - missed);
  await only.press('Space');
  await expect(main.getByRole('heading', { name: 'What was not right' })).toBeVisible();
  await expect(main.getByText('The right answer:')).toHaveCount(missed);
  await expect(main.getByText('Your answer, right:')).toHaveCount(0);
  await expectNoSidewaysScroll(page, 'the result with only what was missed');
  await expectNoViolation(page, 'the result with only what was missed');
  await main.getByRole('link', { name: 'Back: Reading exam' }).press('Enter');
  await expect(page).toHaveURL(/\/exam\/reading$/);
  await main.getByRole('link', { name: /^See or print this result/ }).press('Enter');
  await expect(only).toBeChecked();
});

test.describe('with the date of a day', () => {
  test.use({ storageState: NEVER_HERE_BEFORE });

  test('EXM-09 MEM-20: a room asks for the day of its exam, and the plan at home leads back to the room', async ({
    page,
  }) => {
    await page.clock.setFixedTime(Date.parse('2026-11-28T12:00:00'));
    const main = page.getByRole('main');
    await signIn(page, { path: '/exam/reading' });
    await main.getByRole('link', { name: 'Set the day of your exam' }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await main.getByText('A part is on another day').click();
    await main.getByLabel('Reading', { exact: true }).fill('2027-01-03');
    await page.getByRole('link', { name: 'Oefenpad, to Home' }).click();
    await main
      .getByRole('link', { name: /^Reading in 36 days/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/exam\/reading$/);
    await expect(main.getByText('Your exam in 36 days')).toBeVisible();
  });
});

test('EXM-09 QUA-14 QUA-16: a kind of task is practised from its room by keyboard: a note is written, a story has its drawings', async ({
  page,
}) => {
  const look = await lookByTurns(page, { theme: 'dark', width: 390 });
  const main = page.getByRole('main');
  await openApp(page, '/exam/writing');
  await main.getByRole('link', { name: /^Practise ?: A note/ }).press('Enter');
  await expect(main.getByRole('heading', { name: 'Practise writing: A note', level: 1 })).toBeVisible();
  await expect(main.getByText('Task 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  await page.getByRole('textbox', { name: 'Your text' }).pressSequentially('Beste Henk,');
  await look('a note under way');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue('Beste Henk,');

  await openApp(page, '/exam/speaking');
  await main.getByRole('link', { name: /^Practise ?: Tell a story/ }).press('Enter');
  await expect(
    main.getByRole('heading', { name: /^Practise speaking: Tell a story/, level: 1 }),
  ).toBeVisible();
  const drawings = main.getByRole('img');
  await expect(drawings).toHaveCount(3);
  for (const drawing of await drawings.all())
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  await look('a story to tell');
  await expectNoSidewaysScroll(page, 'a story to tell');
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
