import type { Page } from '@playwright/test';
import { resultOfList, runClockUntil, openApp, watchRequests } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { readStudyLog } from './support/study-log.ts';
import { serveThemes, THEMES_FAILED } from './support/themes.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const question = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const answer = (page: Page) => page.getByRole('paragraph').filter({ hasText: 'Ik heet Samir, en u?' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openFirstTheme(page: Page): Promise<void> {
  await serveThemes(page);
  await openApp(page, '/vragenlijst');
  await button(page, '1 Personal Information').click();
  // The heading is drawn before the card.
  await expect(button(page, 'Show Answer')).toBeVisible();
}

test('INT-01 CON-01: the shipped files open as six themes of at least 25 questions, each previewing three', async ({
  page,
}) => {
  await openApp(page, '/vragenlijst');
  await expect(button(page, '6 Travel and Transportation')).toBeVisible();
  await expect(question(page)).toHaveText([
    '1 Personal Information',
    '2 Daily Activities',
    '3 Greetings and Wellbeing',
    '4 Food and Drinks',
    '5 Housing and Furnishing',
    '6 Travel and Transportation',
    'Coming soon',
  ]);
  await expect(page.locator('ul:has(> li[lang=nl])')).toHaveCount(6);
  await expect(page.locator('li[lang=nl]')).toHaveCount(18);
  const counts = await page.getByText(/^\d+ questions$/).allInnerTexts();
  expect(counts).toHaveLength(6);
  for (const count of counts) expect(Number.parseInt(count, 10)).toBeGreaterThanOrEqual(25);
});

test('INT-02 INT-03 INT-04 INT-05 MEM-01 DAT-05: a theme is practised and logged, all from one origin', async ({
  page,
}) => {
  const requests = watchRequests(page);
  await openFirstTheme(page);
  await expect(heading(page, 'Personal Information')).toBeFocused();
  await expect(question(page)).toHaveText('Hoe heet u?');
  await expect(page.getByText('50%')).toBeVisible();
  await expect(button(page, 'Previous')).toBeDisabled();
  await expect(button(page, 'Listen to the answer')).toBeDisabled();
  await button(page, 'Show Translation').click();
  await expect(page.getByText('What is your name?')).toBeVisible();
  await expect(page.getByText('I am Samir, and you?')).toBeHidden();
  await button(page, 'Show Answer').click();
  await expect(page.getByText('I am Samir, and you?')).toBeVisible();
  await expect(button(page, 'Listen to the answer')).toBeEnabled();
  await button(page, 'Correct!').click();
  await expect(page.getByText('Well done! ✅')).toBeVisible();
  await expect(page.getByText('Your answer was correct!')).toBeVisible();
  await button(page, 'Next').click();
  await expect(question(page)).toHaveText('Waar woont u?');
  await expect(page.getByText('Where do you live?')).toBeHidden();
  await expect(button(page, 'Next')).toBeHidden();
  await button(page, 'Show Answer').click();
  await button(page, 'Try again').click();
  await expect(page.getByText('Look at the correct answer and try to remember it.')).toBeVisible();
  await button(page, 'Reset').click();
  await expect(question(page)).toHaveText('Hoe heet u?');
  await button(page, 'Next').click();
  await button(page, 'Complete').click();
  await expect(page.getByText('Congratulations! 🎉')).toBeVisible();
  await expect(resultOfList(page)).toBeFocused();
  await expect
    .poll(async () =>
      (await readStudyLog(page)).map(({ itemId, activity, grade }) => `${itemId} ${activity} ${grade}`),
    )
    .toEqual(['interaction:hoe-heet-u self-rating good', 'interaction:waar-woont-u self-rating again']);
  expect(requests.foreign()).toEqual([]);
});

test('INT-02 INT-04 QUA-14 QUA-15 NAV-04: a theme by keyboard on a narrow phone; Back and reload restore it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openFirstTheme(page);
  await page.keyboard.press('Space');
  await expect(answer(page)).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByText('Well done! ✅')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer(page)).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(question(page)).toHaveText('Waar woont u?');
  await page.keyboard.press('Space');
  await page.keyboard.press('1');
  await expect(page.getByText('Try again 🤔')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(question(page)).toHaveText('Waar woont u?');
  await page.keyboard.press('ArrowLeft');
  await expect(question(page)).toHaveText('Hoe heet u?');
  for (const name of ['Show Answer', 'Reset', 'Next']) {
    while (!(await button(page, name).evaluate((one) => one === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
  }
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveText('Waar woont u?');
  await expect(button(page, 'Complete')).toBeFocused();

  await page.reload();
  await expect(question(page)).toHaveText('Waar woont u?');
  await page.goBack();
  await expect(heading(page, 'Interactions')).toBeVisible();
  await page.goForward();
  await expect(question(page)).toHaveText('Waar woont u?');

  await button(page, 'Previous').click();
  await button(page, 'Show Answer').click();
  await button(page, 'Show Translation').click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const heights = await page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(43.9);
  for (const text of ['Hoe heet u?', 'Ik heet Samir, en u?']) {
    const language = await page
      .getByText(text)
      .first()
      .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    expect(language).toBe('nl');
  }
  await button(page, 'Back to themes').click();
  await expect(heading(page, 'Interactions')).toBeVisible();
});

test('INT-06: Interaction of the Day is the same card, and survives a reload', async ({ page }) => {
  await serveThemes(page);
  await openApp(page, '/vragenlijst');
  await button(page, 'Interaction of the Day').click();
  await expect(heading(page, 'Interaction of the Day')).toBeFocused();
  await expect(button(page, 'Show Answer')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('2');
  await expect(page.getByText('Your answer was correct!')).toBeVisible();
  await expect.poll(async () => (await readStudyLog(page)).length).toBe(1);
  const first = await question(page).innerText();
  await page.keyboard.press('ArrowRight');
  await expect(question(page)).not.toHaveText(first);
  await expect(button(page, 'Show Answer')).toBeVisible();
  const second = await question(page).innerText();
  await page.reload();
  await expect(question(page)).toHaveText(second);
  await button(page, 'Back to themes').click();
  await expect(heading(page, 'Interactions')).toBeVisible();
});

test('INT-07 DAT-04: themes that fail to load are retried and reported, and the others can be practised', async ({
  page,
}) => {
  await page.clock.install();
  let tries = 0;
  page.on('request', (request) => {
    if (request.url().includes('/thema3.csv')) tries += 1;
  });
  await serveThemes(page, { missing: [3] });
  await openApp(page, '/vragenlijst');
  await expect(button(page, '4 Food and Drinks')).toBeVisible();
  await runClockUntil(page, page.getByText(THEMES_FAILED));
  expect(tries).toBe(4);
  await expect(page.getByText('Loading Error')).toBeVisible();
  await expect(page.getByText('Missing for now: 3 Greetings and Wellbeing.')).toBeVisible();
  await expect(question(page)).toHaveCount(6);
  await button(page, '4 Food and Drinks').click();
  await expect(question(page)).toHaveText('Is dit vraag 4?');
  await page.goBack();
  await page.unrouteAll();
  await serveThemes(page);
  await button(page, 'Try Again').click();
  await expect(button(page, '3 Greetings and Wellbeing')).toBeVisible();
});
