import { expect, type Locator, type Page } from '@playwright/test';
import { rows as knmQuestions } from '#content/exam/knm-questions.ts';
import { rows as readingQuestions } from '#content/exam/reading-questions.ts';

const RIGHT = new Map<string, string>(
  [...knmQuestions, ...readingQuestions].map(({ question, options, correct }) => [
    question,
    options[correct] ?? '',
  ]),
);

/** The right option of the question on the screen, and a wrong one. */
export async function optionsOnScreen(page: Page): Promise<{ right: string; wrong: string }> {
  const main = page.getByRole('main');
  // After Start the intro stays until the game is loaded.
  await main.locator('fieldset').waitFor();
  const question = await main.locator('h2[lang=nl]').textContent();
  const right = RIGHT.get(question ?? '');
  if (right === undefined) throw new Error(`No such question: ${question}`);
  const texts = await main.locator('fieldset').locator('[lang=nl]').allTextContents();
  const wrong = texts.find((text) => text !== right) ?? '';
  return { right, wrong };
}

/** Presses an option of the KNM game. The English below it may be the same text. */
export async function chooseKnm(page: Page, option: string): Promise<void> {
  const texts = page.getByRole('main').locator('fieldset [lang=nl]');
  await texts.and(page.getByText(option, { exact: true })).click();
}

/** Answers the question of the KNM game, and moves on. */
export async function answerKnm(page: Page, how: 'right' | 'wrong'): Promise<void> {
  const options = await optionsOnScreen(page);
  await chooseKnm(page, options[how]);
  await page.getByRole('button', { name: /Volgende Vraag|Quiz Voltooien|Resultaat bekijken/ }).click();
}

/** Chooses and submits an answer of the reading game, and moves on. */
export async function answerReading(page: Page, how: 'right' | 'wrong'): Promise<void> {
  const options = await optionsOnScreen(page);
  await page.getByRole('main').getByRole('radio', { name: options[how], exact: true }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: /Next Question|See result/ }).click();
}

/** Waits until this many seconds of the answer's time have passed. A microphone only has the real clock. */
export async function secondsRecorded(page: Page, seconds: number): Promise<void> {
  const left = async () =>
    Number.parseInt(await page.getByRole('timer', { name: 'Time left' }).innerText(), 10);
  const before = await left();
  await expect.poll(left, { intervals: [50] }).toBeLessThanOrEqual(before - seconds);
}

/** Presses what plays a take, which then says `Stop`: seen by the page itself, as a short take may be over before anybody else looks. */
export async function playTake(control: Locator): Promise<void> {
  const said = control.page().evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          const texts = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
          if (texts.some((text) => text.trim() === 'Stop')) resolve();
        };
        new MutationObserver(look).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      }),
  );
  await Promise.all([said, control.click()]);
}
