import type { Locator, Page } from '@playwright/test';
import { PATHS } from '#routes/paths.ts';
import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { openApp } from './support/app.ts';
import { WITH_ALLOWED_MICROPHONE } from './support/browser.ts';
import { secondsRecorded } from './support/exam-games.ts';
import { expect, test } from './support/journey.ts';
import { KEPT_EXAMS } from './support/kept-exams.ts';
import { openMiscSection } from './support/misc.ts';
import { openCards } from './support/vocabulary.ts';
import { giveVoices } from './support/voices.ts';
import { serveWords } from './support/word-list.ts';
import { expectAllThere, expectWhole, ZOOMED } from './support/zoomed.ts';

test.use({ launchOptions: WITH_ALLOWED_MICROPHONE });

const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: typeof name === 'string' });

/** As at 400% zoom, with the text spacing of WCAG 1.4.12. */
async function zoomIn(page: Page): Promise<void> {
  await page.setViewportSize(ZOOMED);
  await adoptStyles(
    page,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
}

/** Each page then has these styles from its start, and draws also what is out of view. */
async function adoptStyles(page: Page, styles: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // As a constructed style sheet: the Content-Security-Policy would block a style element.
  await page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${text} * { content-visibility: visible !important }`);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}

/** Opens a page of the app from another one: the same address again would restore its last view. */
async function openFromAnother(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await openApp(page, path);
}

// Each page by itself: first-visit.spec.ts.
test('QUA-15: at 400% zoom and with wide text spacing every dialog is whole', async ({ page }) => {
  await zoomIn(page);
  const dialog = page.getByRole('dialog');
  const expectDialog = async (name: string | RegExp) => {
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectWhole(page, `dialog ${name}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await openApp(page);
  await page.keyboard.press('?');
  await expectDialog('Keyboard shortcuts');
  await button(page, 'Menu').click();
  await button(page, 'learner').click();
  await expectWhole(page, 'menu');
  await button(page, 'Logout').click();
  await expectDialog('Confirm Logout');

  for (const [path, opener, name] of [
    [PATHS.settings, 'Delete all my data', 'Delete all my data?'],
    [PATHS.vocabulary, 'Word of the Day', 'Word of the Day'],
    [PATHS.culture, 'Cultural Word of the Day', 'Cultural Word of the Day'],
  ] as const) {
    await openFromAnother(page, path);
    await button(page, opener).click();
    await expect(dialog).toBeVisible();
    if (path !== PATHS.settings) await button(dialog, 'Show Answer').click();
    await expectDialog(name);
  }
  await openFromAnother(page, PATHS.grammar);
  for (const name of ['Grammar Quiz of the Day', 'Quick practice']) {
    await button(page, name).click();
    await dialog.locator('fieldset').getByRole('button').first().click();
    await expect(dialog.getByText('Rule:')).toBeVisible();
    await expectDialog(name);
  }
  await button(page, 'Correct the Grammar').click();
  await dialog.getByLabel('Your correction').fill('Ik');
  await dialog.getByLabel('Your correction').press('Enter');
  await expect(dialog.getByText('We don’t know this answer.')).toBeVisible();
  await expectWhole(page, 'dialog with an answer that we don’t know');
  await button(dialog, 'Mine was wrong').click();
  await expect(dialog.getByText('Correct Answer:')).toBeVisible();
  await expectDialog('Correct the Grammar');

  await openFromAnother(page, PATHS.vocabulary);
  await button(page, 'My own words').click();
  await page.getByLabel('Dutch', { exact: true }).fill('arbeidsongeschiktheidsverzekering');
  await page.getByLabel('English', { exact: true }).fill('disability insurance');
  await button(page, 'Add the word').click();
  await expect(button(page, 'Delete it again')).toBeVisible();
  await expectWhole(page, 'own words');
  await button(page, /^Rename ?: My words$/).click();
  await expectDialog('Rename the list');
  await button(page, /^Delete ?: My words$/).click();
  await expectDialog('Delete “My words”?');
});

test('QUA-15: on the narrowest phone with text twice as large the widest pages are as wide as the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await adoptStyles(page, 'html { font-size: 200% !important }');
  await openApp(page);
  await expectNoSidewaysScroll(page, 'home, before anything was studied');
  await button(page, 'Start').click();
  await expect(page).toHaveURL(PATHS.session);
  await openFromAnother(page, PATHS.home);
  await expect(page.getByRole('main').getByRole('link', { name: 'Continue' })).toBeVisible();
  await expectAllThere(page, 'home');
  await expectNoSidewaysScroll(page, 'home');
  for (const path of [PATHS.settings, PATHS.examInfo, PATHS.mockExam, PATHS.knmRoom, PATHS.interactions]) {
    await openFromAnother(page, path);
    await expectAllThere(page, path);
    await expectNoSidewaysScroll(page, path);
  }
  await page.goto('about:blank');
  await openMiscSection(page, 'Education System');
  await expectNoSidewaysScroll(page, 'miscellaneous Dutch');
  for (const lesson of ['5 Inversion', '9 Subordinate Clauses', '10 Simple Past']) {
    await openFromAnother(page, PATHS.grammar);
    await button(page, lesson).click();
    await expect(page.getByRole('heading', { level: 2, name: /^Quiz/ })).toBeVisible();
    await expectNoSidewaysScroll(page, lesson);
  }
});

/** As long as the longest words of the real list, and asked in every way. */
const LONG_WORDS = [
  'ziektekostenverzekering,health insurance,Who Are You?,Personal Details,Heb je een ziektekostenverzekering?,de,ZIEK-tə-kos-tən-ver-ZE-ke-ring,ziektekostenverzekering,noun,ziektekostenverzekeringen,,,,Do you have health insurance?',
  'arbeidsongeschiktheid,disability,Who Are You?,Personal Details,Dat is arbeidsongeschiktheid.,de,AR-beids-on-gə-SGIKT-heid,arbeidsongeschiktheid,noun,,,,,That is disability.',
  'sollicitatiegesprek,job interview,Who Are You?,Personal Details,Zij heeft een sollicitatiegesprek.,het,sol-lie-sie-TAA-tsie-gə-sprek,sollicitatiegesprek,noun,sollicitatiegesprekken,,,,She has a job interview.',
];

test('QUA-15: at 400% zoom and with wide text spacing every card, exercise, lesson and practice is whole', async ({
  page,
}) => {
  await giveVoices(page, { ends: true });
  await serveWords(page, LONG_WORDS);
  await zoomIn(page);
  await openCards(page);
  await button(page, 'Show Translation').click();
  await expectWhole(page, 'word card');
  await page.getByRole('button', { name: 'More with this list' }).click();
  await button(page, 'Listen to all').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWhole(page, 'list to listen to');
  await page.keyboard.press('Escape');
  await button(page, /^Add to review: /).click();
  await expect(button(page, /^In review: /)).toBeVisible();
  await expectWhole(page, 'word card, its list in review');
  await button(page, 'Other exercises').click();
  await expect(button(page, 'Matching pairs')).toBeVisible();
  await expectWhole(page, 'ways to study');
  for (const way of ['See and rate', 'English to Dutch', 'Listen and type', 'Matching pairs', 'De or het']) {
    await button(page, way).click();
    await expect(button(page, 'Back to the exercises')).toBeVisible();
    await expectAllThere(page, way);
    await expectWhole(page, way);
    const answer = page.getByRole('button', { name: /^(Show Answer|I don’t know|de)$/ }).first();
    if (await answer.isVisible()) {
      await answer.click();
      await expectWhole(page, `${way}, answered`);
    }
    await button(page, 'Back to the exercises').click();
  }
  await openApp(page, PATHS.review);
  // Which card comes first depends on the day.
  const turn = page.getByRole('button', { name: /^(Show Answer|I don’t know)$/ });
  await expect(turn).toBeVisible();
  await expectWhole(page, 'review card');
  await turn.click();
  await expect(turn).toBeHidden();
  await expectWhole(page, 'review card, answered');

  await openApp(page, PATHS.culture);
  await button(page, 'Living').click();
  await button(page, /^Start Section/)
    .first()
    .click();
  await button(page, 'Show Translation').click();
  await expectWhole(page, 'culture card');
  await openApp(page, PATHS.interactions);
  await button(page, /^1 /).click();
  await button(page, 'Show Answer').click();
  await expectWhole(page, 'interaction');
  await openFromAnother(page, PATHS.interactions);
  await button(page, 'Interaction of the Day').click();
  await button(page, 'Show Answer').click();
  await expectWhole(page, 'interaction of the day');

  await openApp(page, PATHS.grammar);
  await button(page, '2 Verbs').click();
  await button(page, '4 Separable Verbs').click();
  await expect(page.getByRole('figure').first()).toBeVisible();
  await page.locator('fieldset').last().getByRole('button').first().click();
  await expectWhole(page, 'lesson');
  await openFromAnother(page, PATHS.grammar);
  await button(page, '4 Main Clauses').click();
  await button(page, /^Practise more/)
    .first()
    .click();
  const words = page.getByRole('group', { name: 'Words to use' }).getByRole('button');
  await expect(words.first()).toBeVisible();
  await expectWhole(page, 'sentence to put in order');
  while ((await words.count()) > 0) await words.first().click();
  await expectWhole(page, 'sentence put in order');
  await button(page, 'Check').click();
  await expectWhole(page, 'sentence checked');
  await openFromAnother(page, PATHS.grammar);
  await button(page, /To Do Something/).click();
  await button(page, 'Practise this').first().click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('om');
  await page.getByRole('textbox', { name: 'Your answer' }).press('Enter');
  await expect(page.getByText('We don’t know this answer.')).toBeVisible();
  await expectWhole(page, 'typed practice');
});

test('QUA-15: at 400% zoom and with wide text spacing every game and mock exam is whole', async ({
  page,
}) => {
  await giveVoices(page, { ends: true });
  await zoomIn(page);
  for (const game of ['knm', 'reading', 'listening', 'writing', 'speaking']) {
    await openApp(page, `/${game}-game`);
    await button(page, 'Start').click();
    await expect(
      page.getByRole('main').locator('fieldset, textarea').first().or(button(page, 'Stop recording')),
    ).toBeVisible();
    await expectWhole(page, game);
    if (game !== 'speaking') continue;
    await secondsRecorded(page, 1);
    await button(page, 'Stop recording').click();
    await expect(page.getByRole('heading', { name: 'Your answer' })).toBeFocused();
    await expectWhole(page, 'speaking, recorded');
  }
  for (const { path, key, begin } of KEPT_EXAMS) {
    await openFromAnother(page, path);
    await begin(page);
    await expect(page.getByText(/^\d+ van \d+ beantwoord$/)).toBeVisible();
    await expectWhole(page, key);
    // Past the screen that opens a part.
    const task = page.getByRole('main').locator('fieldset, textarea').first().or(button(page, 'Opnemen'));
    if (!(await task.isVisible())) await button(page, 'Volgende').click();
    await expect(task).toBeVisible();
    await expectWhole(page, `${key}, under way`);
    await button(page, /^Alle (vragen|opdrachten)$/).click();
    await expectWhole(page, `${key}, all of it`);
    await button(page, 'Inleveren').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectWhole(page, `${key}, handed in`);
  }

  const main = page.getByRole('main');
  await page.goto('about:blank');
  await openMiscSection(page, 'Time');
  for (const start of [
    'Play the spelling game',
    'Play the ear game',
    'Quiz',
    'Follow a route',
    'Walk to the station',
    'Play: read the word',
    'Play the family quiz',
  ])
    await button(main, start).click();
  // The columns of the clock and of the numbers.
  for (const left of [1, 0]) {
    await button(main, 'Play').first().click();
    await expect(button(main, 'Play')).toHaveCount(left);
  }
  await expectWhole(page, 'games of miscellaneous Dutch');
  await button(main, /^Bij /).first().click();
  await main.getByRole('group', { name: /mijn/ }).getByRole('button').first().click();
  await main.getByRole('group', { name: 'Hoe laat is het?' }).getByRole('button').first().click();
  await expectWhole(page, 'games of miscellaneous Dutch, answered');
});
