import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, lookByTurns } from './support/accessibility.ts';
import { openApp } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { expectLogged, readStudyLog } from './support/study-log.ts';
import { giveVoices } from './support/voices.ts';
import { pressWord, wordsAnswer } from './support/words.ts';

const TITLE = 'Mijn eerste sneeuw';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const heard = (page: Page) => page.getByRole('article').locator('[aria-current=true]');

test('RDG-03 QUA-13: a text is chosen, heard sentence by sentence, asked about and resumed; what was new goes into review', async ({
  page,
}) => {
  const said = await giveVoices(page, { ends: true });
  const look = await lookByTurns(page, { theme: 'light', width: 390 });
  await openApp(page, '/reading');
  const card = page.getByRole('listitem').filter({ hasText: TITLE });
  await expect(card).toContainText('Diary, A1');
  await expect(card).toContainText(/^.*\d+ words\. You know 0 \(0%\)\.$/);
  await expectNoSidewaysScroll(page, 'the texts');
  await look('the texts');
  await button(page, TITLE).click();
  await expect(heading(page, TITLE)).toBeFocused();
  const first = page.getByRole('region', { name: 'Learn these words first' });
  await expect(first.getByRole('listitem').first()).toContainText('de sneeuw');
  await first.getByRole('button', { name: 'Add to review: 6 words' }).click();
  await expectLogged(page, 6);
  await look('a text');

  await button(page, 'Listen to the text').click();
  await expect(heard(page)).toHaveText('Alles is wit!');
  await look('a sentence that is heard');
  await button(page, 'Pause').click();
  await expect(button(page, 'Continue')).toBeVisible();
  expect((await said()).filter((call) => call.startsWith('say '))).toContain(
    'say Vandaag kijk ik uit het raam.',
  );

  const questions = page.getByRole('region', { name: 'Questions' });
  await questions.getByRole('button', { name: 'Zij weet niet wat er is.' }).click();
  await expect(questions).toContainText('She does not know snow yet.');
  await look('an answer');
  await expectLogged(page, 7);
  await page.reload();
  // The first question is answered already.
  await expect(questions).toContainText('Question 1 of 2');
  for (const next of ['Next Question', 'Finish Quiz']) {
    await questions.getByRole('button').first().click();
    await questions.getByRole('button', { name: next }).click();
  }
  const fresh = page.getByRole('region', { name: 'New in this text' });
  await expect(fresh.getByRole('listitem')).toHaveCount(20);
  await look('the end');
  await fresh.getByRole('button', { name: 'Add to review: 20 words' }).click();
  await expect(fresh.getByRole('button', { name: 'In review: 20 words' })).toBeVisible();
  // Six of them are there already.
  await expectLogged(page, 6 + 3 + 14);
  const answers = (await readStudyLog(page)).filter(({ activity }) => activity === 'quiz');
  expect(answers.map(({ itemId }) => itemId)).toEqual([
    'question:room-diary-first-snow-call',
    expect.stringMatching(/^question:room-diary-first-snow-/),
    expect.stringMatching(/^question:room-diary-first-snow-/),
  ]);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Read', exact: true }).getByRole('listitem')).toContainText([
    TITLE,
  ]);
  await openApp(page, '/progress');
  await expect(page.getByRole('region', { name: 'Your reading' })).toContainText(
    /You have read \d+ words, in 1 text/,
  );
});

test('RDG-03 QUA-14: everything works by keyboard', async ({ page }) => {
  await giveVoices(page, { ends: false });
  await openApp(page, '/reading');
  await button(page, TITLE).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, TITLE)).toBeFocused();
  await expect(heading(page, 'Learn these words first')).toBeVisible();
  await button(page, 'Listen to the text').focus();
  await page.keyboard.press('Enter');
  await expect(heard(page)).toHaveText('Maandag');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heard(page)).toHaveText('Ik ben Adjoa en ik woon hier nu een maand.');
  await page.getByRole('region', { name: 'Questions' }).getByRole('button').first().focus();
  await page.keyboard.press('3');
  await expect(button(page, 'Next Question')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
});

test('RDG-04 QUA-13: where one wants it, a text shows what review knows of its words, by lines of other shapes', async ({
  page,
}) => {
  const look = await lookByTurns(page, { theme: 'dark', width: 390 });
  await openApp(page, '/reading');
  await button(page, TITLE).click();
  const word = page.getByRole('article').getByText('raam', { exact: true });
  await expect(heading(page, 'Learn these words first')).toBeVisible();
  await expect(word).toHaveCount(0);
  await page.getByLabel('Show which words I know').check();
  const legend = page.getByRole('list', { name: 'The words of this text' });
  await expect(legend.getByRole('listitem')).toHaveText([/^New: \d\d+$/, 'Learning: 0', 'Known: 0']);
  await expect(word).toHaveCSS('text-decoration-line', 'underline');
  await expect(word).toHaveCSS('text-decoration-style', 'solid');
  await expect(legend.getByText('Learning')).toHaveCSS('text-decoration-style', 'dotted');
  await expect(legend.getByText('Known')).toHaveCSS('text-decoration-line', 'none');
  await look('words in the dark');
  await look('words in the light');
  await page.reload();
  await expect(word).toHaveCSS('text-decoration-line', 'underline');
});

test('RDG-05 QUA-13: a text of one’s own stays on the device; its words answer, and say if they are not known', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const look = await lookByTurns(page, { theme: 'light', width: 390 });
  await openApp(page, '/reading');
  await button(page, 'Read a text of your own').click();
  const field = page.getByLabel('Your Dutch text');
  await expect(button(page, 'Read it')).toBeDisabled();
  await look('the empty page');
  await field.fill('Beste buren,\n\nWij geven een gnuifelfeest. Bel je ons op?');
  await button(page, 'Read it').click();
  const text = page.getByRole('article');
  await expect(text.getByRole('paragraph')).toHaveCount(2);
  await wordsAnswer(page);
  await pressWord(page, text, 'gnuifelfeest');
  await expect(page.getByRole('dialog')).toContainText('We don’t know this word.');
  await page.keyboard.press('Escape');
  await pressWord(page, text, 'Bel');
  await expect(page.getByRole('dialog')).toContainText('opbellen');
  await page.keyboard.press('Escape');
  await look('the text');
  await expectNoSidewaysScroll(page, 'a text of one’s own');
  await page.reload();
  await expect(text).toContainText('gnuifelfeest');
  await button(page, 'Delete the text').click();
  await expect(field).toHaveValue('');
  expect(sent.filter((request) => request.includes('gnuifel'))).toEqual([]);
});
