import type { Locator, Page } from '@playwright/test';
import { rows as corrections } from '#content/grammar/corrections.ts';
import { rows as dailyQuestions } from '#content/grammar/daily-questions.ts';
import { rows as stems } from '#content/grammar/quizzes/stem.ts';
import { rows as quickQuestions } from '#content/grammar/quick-practice.ts';
import { openApp, watchRequests } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { readStudyLog } from './support/study-log.ts';

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const logged = async (page: Page) =>
  (await readStudyLog(page)).map(({ itemId, activity, grade }) => `${itemId} ${activity} ${grade}`);

/** The stem quiz of the lesson on the present tense. */
async function openStemQuiz(page: Page): Promise<Locator> {
  await openApp(page, '/grammar');
  await button(page, '2 Verbs').click();
  await button(page, '1 Basic Conjugation').click();
  const quiz = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Quiz: the stem' }) });
  await expect(quiz.getByText('Question 1 of 5')).toBeVisible();
  return quiz;
}

/** The number in front of an option, which is also its key. */
async function keyOf(quiz: Locator, option: string): Promise<string> {
  const texts = await quiz.locator('fieldset').getByRole('button').locator('[lang=nl]').allInnerTexts();
  return String(texts.indexOf(option) + 1);
}

test('GRA-03 GRA-04 GRA-07 QUA-14 DAT-05: a full quiz by keyboard, one answer wrong, each in the log once', async ({
  page,
}) => {
  const requests = watchRequests(page);
  const quiz = await openStemQuiz(page);
  await quiz.getByRole('button').first().focus();
  for (const [place, { options, correct, infinitive }] of stems.entries()) {
    await expect(quiz.getByText(`Question ${place + 1} of 5`)).toBeVisible();
    await expect(quiz.getByText(infinitive, { exact: true })).toBeVisible();
    const chosen = place === 1 ? options[(correct + 1) % 3] : options[correct];
    await page.keyboard.press(await keyOf(quiz, chosen ?? ''));
    await expect(quiz.getByText('Explanation:')).toBeVisible();
    const next = button(quiz, place === 4 ? 'Finish Quiz' : 'Next Question');
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(quiz.getByText('Quiz Completed!')).toBeVisible();
  await expect(quiz.getByText('Final Score: 4/5')).toBeVisible();
  await expect(page.getByText('Quiz completed! Score: 4/5')).toBeVisible();
  await expect(quiz.getByRole('listitem')).toHaveCount(1);
  await expect(quiz.getByRole('listitem')).toContainText(stems[1].options[stems[1].correct]);
  await page.keyboard.press('Tab');
  await expect(quiz.getByRole('button', { name: /review: 1 not right/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(quiz.getByText('4 right answers')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(quiz, 'Try Again')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(quiz.getByText('Score: 0/5')).toBeVisible();
  await expect(quiz.getByText('Question 1 of 5')).toBeInViewport();
  await expect
    .poll(() => logged(page))
    .toEqual(stems.map(({ id }, place) => `question:${id} quiz ${place === 1 ? 'wrong' : 'right'}`));
  expect(requests.foreign()).toEqual([]);
});

test('GRA-03 QUA-15: answering moves no option, and marks right and wrong by more than colour', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const quiz = await openStemQuiz(page);
  const options = quiz.locator('fieldset').getByRole('button');
  const boxes = () =>
    options.evaluateAll((all) => {
      const origin = all[0]?.getBoundingClientRect();
      return all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x - (origin?.x ?? 0), y - (origin?.y ?? 0), width, height].join(' ');
      });
    });
  const before = await boxes();
  const wrong = stems[0].options.find((_, place) => place !== stems[0].correct) ?? '';
  await button(quiz, wrong).click();
  await expect(button(quiz, `${wrong} (your answer, not right)`)).toBeDisabled();
  await expect(button(quiz, `${stems[0].options[stems[0].correct]} (the right answer)`)).toBeDisabled();
  await expect(options.locator('svg')).toHaveCount(2);
  expect(await boxes()).toEqual(before);
  await expect(button(quiz, 'Next Question')).toBeInViewport();
});

test('GRA-05: leaving a lesson resets its quiz', async ({ page }) => {
  const quiz = await openStemQuiz(page);
  await button(quiz, stems[0].options[stems[0].correct]).click();
  await expect(quiz.getByText('Score: 1/5')).toBeVisible();
  await page.goBack();
  await button(page, '1 Basic Conjugation').click();
  await expect(quiz.getByText('Score: 0/5')).toBeVisible();
  await expect(quiz.getByText('Explanation:')).toBeHidden();
});

test('GRA-20 MEM-01: a wrong correction, then a right one, with the changes word by word', async ({
  page,
}) => {
  await openApp(page, '/grammar');
  await button(page, 'Correct the Grammar').click();
  const field = page.getByLabel('Your correction');
  await expect(field).toBeFocused();
  await expect(button(page, 'Submit Correction')).toBeDisabled();
  const shown = async () => {
    const text = await dialog(page).locator('p[lang=nl]').innerText();
    return corrections.find(({ incorrect }) => incorrect === text) ?? corrections[0];
  };
  const first = await shown();
  await field.fill('   ');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Submit Correction')).toBeDisabled();
  await field.fill(first.incorrect);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('✗ Correct Answer:')).toBeVisible();
  await expect(dialog(page).getByText(first.correct, { exact: true })).toBeVisible();
  await expect(dialog(page).locator('del, ins')).not.toHaveCount(0);
  await expect(page.getByText('Not quite right. Check the correct answer below.')).toBeVisible();
  await expect(field).not.toBeEditable();
  await expect(button(page, 'Try Another Correction')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  const second = await shown();
  expect(second.id).not.toBe(first.id);
  await field.fill(`  ${second.correct.toLowerCase().replaceAll("'", '’')} `);
  await button(page, 'Submit Correction').click();
  await expect(dialog(page).getByText('✓ Correct!')).toBeVisible();
  await expect(dialog(page).getByText(`Kind of mistake: ${second.errorType}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Correct the Grammar')).toBeFocused();
  await button(page, 'Correct the Grammar').click();
  await expect(field).toHaveValue('');
  await expect
    .poll(() => logged(page))
    .toEqual([`sentence:${first.id} quiz wrong`, `sentence:${second.id} quiz right`]);
});

/** The question in the dialog, identified by its options: several ask which sentence is right. */
async function shownQuestion<Row extends { readonly options: readonly string[] }>(
  page: Page,
  rows: readonly Row[],
): Promise<Row> {
  const options = dialog(page).locator('fieldset').getByRole('button').locator('span:nth-child(2)');
  await expect(options).toHaveCount(3);
  const texts = new Set(await options.allInnerTexts());
  const row = rows.find((candidate) => candidate.options.every((option) => texts.has(option)));
  if (row === undefined) throw new Error(`no question with ${[...texts].join(' / ')}`);
  return row;
}

test('GRA-19 MEM-01: the question of the day is the same all day, and others follow it', async ({ page }) => {
  await openApp(page, '/grammar');
  const open = () => button(page, 'Grammar Quiz of the Day').click();
  await open();
  const first = await shownQuestion(page, dailyQuestions);
  await expect(dialog(page).getByText(/^Topic: /)).toBeVisible();
  await button(dialog(page), first.options[first.correct]).click();
  await expect(dialog(page).getByText('Explanation:')).toBeVisible();
  await expect(dialog(page).getByText('Rule:')).toBeVisible();
  await expect(page.getByText('Correct!', { exact: true })).toBeVisible();
  await expect(button(page, 'Try Another Question')).toBeFocused();
  await page.keyboard.press('Enter');
  const second = await shownQuestion(page, dailyQuestions);
  expect(second.id).not.toBe(first.id);
  await page.keyboard.press('1');
  await expect(dialog(page).getByText('Rule:')).toBeVisible();
  await button(page, 'Close').click();
  await expect(button(page, 'Grammar Quiz of the Day')).toBeFocused();
  await open();
  expect((await shownQuestion(page, dailyQuestions)).id).toBe(first.id);
  await expect(dialog(page).getByText('Explanation:')).toBeHidden();
  await expect.poll(async () => (await logged(page)).length).toBe(2);
  expect((await logged(page))[0]).toBe(`question:${first.id} quiz right`);
});

test('GRA-19: quick practice asks one of five general questions, takes one answer, and closing clears it', async ({
  page,
}) => {
  await openApp(page, '/grammar');
  await button(page, 'Quick practice').click();
  const { options, correct } = await shownQuestion(page, quickQuestions);
  await button(dialog(page), options[correct]).click();
  await expect(dialog(page).getByText('Rule:')).toBeVisible();
  for (const option of await dialog(page).locator('fieldset').getByRole('button').all()) {
    await expect(option).toBeDisabled();
  }
  await page.keyboard.press('Escape');
  await button(page, 'Quick practice').click();
  await expect(dialog(page).getByText('Rule:')).toBeHidden();
  await expect.poll(async () => (await logged(page)).length).toBe(1);
});
