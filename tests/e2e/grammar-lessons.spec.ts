import type { Locator, Page } from '@playwright/test';
import { openApp } from './support/app.ts';
import { expect, test } from './support/journey.ts';

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const quizNamed = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });

async function openLesson(page: Page, ...titles: readonly string[]): Promise<void> {
  await openApp(page, '/grammar');
  for (const title of titles) await button(page, title).click();
  await expect(page.getByRole('heading', { name: /^Quiz: / }).first()).toBeVisible();
}

test('GRA-01 GRA-05: Back to Topics resets the quiz, in the middle and at its end', async ({ page }) => {
  await openLesson(page, '4 Main Clauses');
  const quiz = quizNamed(page, 'Quiz: word order');
  const answer = () => quiz.locator('fieldset').getByRole('button').first().click();
  await answer();
  await expect(quiz.getByText('Explanation:')).toBeVisible();
  await button(page, 'Back to Topics').click();
  await button(page, '4 Main Clauses').click();
  await expect(quiz.getByText('Question 1 of 1')).toBeVisible();
  await expect(quiz.getByText('Explanation:')).toBeHidden();
  await answer();
  await button(quiz, 'Finish Quiz').click();
  await expect(quiz.getByText('Quiz Completed!')).toBeVisible();
  await button(page, 'Back to Topics').click();
  await button(page, '4 Main Clauses').click();
  await expect(quiz.getByText('Score: 0/1')).toBeVisible();
});

test('GRA-03 QUA-14: with several quizzes on a page, keys go to the one with the focus', async ({ page }) => {
  await openLesson(page, '2 Verbs', '1 Basic Conjugation');
  const stem = quizNamed(page, 'Quiz: the stem');
  await page.keyboard.press('1');
  await expect(page.getByText('Explanation:')).toHaveCount(0);
  await stem.locator('fieldset').getByRole('button').first().focus();
  await page.keyboard.press('1');
  await expect(stem.getByText('Explanation:')).toBeVisible();
  await expect(page.getByText('Explanation:')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(stem.getByText('Question 2 of 5')).toBeVisible();
  await expect(page.getByText('Question 1 of 5')).toHaveCount(2);
});

test('GRA-03: a double click on Next Question answers nothing', async ({ page }) => {
  await openLesson(page, '3 Negation');
  const quiz = quizNamed(page, 'Quiz: ');
  await quiz.locator('fieldset').getByRole('button').first().click();
  await button(quiz, 'Next Question').dblclick();
  await expect(quiz.getByText('Question 2 of 5')).toBeVisible();
  await expect(quiz.getByText('Explanation:')).toBeHidden();
});

test('GRA-02 NAV-04: a part of a lesson is one press away, and Back still leaves the lesson', async ({
  page,
}) => {
  await openLesson(page, '6 Nouns');
  await button(page.getByRole('navigation', { name: 'In this lesson' }), 'Quiz').click();
  const quizzes = page.getByRole('heading', { level: 2, name: 'Quiz' });
  await expect(quizzes).toBeFocused();
  await expect(quizzes).toBeInViewport();
  await page.goBack();
  await expect(heading(page, 'Grammar')).toBeVisible();
});
