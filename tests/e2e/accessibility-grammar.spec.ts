import type { Page } from '@playwright/test';
import { rows as inversionRows } from '#content/grammar/quizzes/inversion.ts';
import { GRAMMAR_TOPICS } from '#content/grammar/topics.ts';
import { expectNoSidewaysScroll, lookByTurns, smallTargets } from './support/accessibility.ts';
import { openApp } from './support/app.ts';
import { expect, test } from './support/journey.ts';

test('QUA-13 QUA-15: axe finds nothing in the quizzes of grammar', async ({ page }) => {
  const expectAccessible = await lookByTurns(page, { theme: 'light', width: 390 });
  await openApp(page, '/grammar');
  for (const name of ['Grammar Quiz of the Day', 'Quick practice']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible(name);
    await page.keyboard.press('1');
    await expect(page.getByText('Rule:')).toBeVisible();
    await expectAccessible(`${name}, answered`);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Correct the Grammar' }).click();
  await expectAccessible('sentence to correct');
  await page.getByLabel('Your correction').fill('Dit is fout.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Mine was wrong' })).toBeFocused();
  await expectAccessible('a correction that we don’t know');
  await page.keyboard.press('Enter');
  await expect(page.getByText('✗ Correct Answer:')).toBeVisible();
  await expectAccessible('correction');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '4 Main Clauses' }).click();
  const quiz = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Quiz: word order' }) });
  await quiz.locator('fieldset').getByRole('button').first().press('1');
  await expectAccessible('answer');
  await page.setViewportSize({ width: 320, height: 256 });
  await expectNoSidewaysScroll(page, 'answer');
  await quiz.getByRole('button', { name: 'Finish Quiz' }).press('Enter');
  await expect(quiz.getByText('Quiz Completed!')).toBeVisible();
  await expectNoSidewaysScroll(page, 'result');
  await page.setViewportSize({ width: 390, height: 900 });
  await expectAccessible('result');
});

test('QUA-13 QUA-15: axe finds nothing in the lessons of grammar', async ({ page }) => {
  const expectAccessible = await lookByTurns(page, { theme: 'dark', width: 1280 });
  await openApp(page, '/grammar');
  await expectAccessible('grammar topics');
  await page.getByRole('button', { name: '2 Verbs' }).click();
  await expectAccessible('verb lessons');
  await page.getByRole('button', { name: '4 Separable Verbs' }).click();
  await expect(page.getByRole('figure').first()).toBeVisible();
  await expectAccessible('lesson with fields');
  await page.getByRole('button', { name: 'Back to Topics' }).click();
  // All other kinds of blocks: text, rule, steps, tip, table, examples, contrast, exceptions, inversion.
  await page.getByRole('button', { name: '5 Inversion' }).click();
  await page.getByRole('figure').getByRole('button', { name: 'Time first' }).first().click();
  await expectAccessible('inversion, the pointer over the button');
  await page.getByRole('button', { name: 'Dutch', exact: true }).first().click();
  await expectAccessible('lesson with its Dutch, the pointer over the button');
  const options = page.locator('fieldset').last().getByRole('button');
  const [first, second] = inversionRows;
  await options.filter({ hasText: first.options[first.correct] }).click();
  await expect(page.getByText('That is right.')).toBeVisible();
  await expectAccessible('answered right');
  await page.getByRole('button', { name: 'Next Question' }).click();
  await options.filter({ hasText: second.options[(second.correct + 1) % 3] ?? '' }).click();
  await expect(page.getByText('Not right.')).toBeVisible();
  await expectAccessible('answered wrong');
});

test('QUA-13 QUA-15: axe finds nothing in endless practice', async ({ page }) => {
  const expectAccessible = await lookByTurns(page, { theme: 'dark', width: 390 });
  await openApp(page, '/grammar');
  await page.getByRole('button', { name: '6 Nouns' }).click();
  await page.getByRole('button', { name: 'Practise more' }).click();
  await expect(page.getByText('Endless practice')).toBeVisible();
  const expectPracticeAccessible = async (place: string) => {
    // A button half covered by the bars doesn't count as small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(place, 'section:has([aria-expanded=true])');
  };
  await expectPracticeAccessible('practice with options');
  await page.locator('fieldset').last().getByRole('button').first().click();
  await expect(page.getByText('Explanation:')).toBeVisible();
  await expectPracticeAccessible('practice answered');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expectPracticeAccessible('practice stopped');
  await page.getByRole('button', { name: 'Back to Topics' }).click();
  await page.getByRole('button', { name: '9 Subordinate Clauses' }).click();
  await page.getByRole('button', { name: 'Practise more' }).click();
  const words = page.getByRole('group', { name: 'Words to use' }).getByRole('button');
  await expect(words.first()).toBeVisible();
  await expectPracticeAccessible('tiles');
  while ((await words.count()) > 0) await words.last().click();
  await page.getByRole('button', { name: 'Earlier' }).click();
  await expectPracticeAccessible('tiles put down');
  await page.getByRole('button', { name: 'Check' }).click();
  await expectPracticeAccessible('tiles checked');
});

test('QUA-15: no lesson or table is wider than the screen or has a small target, and Dutch is marked', async ({
  page,
}) => {
  await openApp(page, '/grammar');
  const press = (name: string | RegExp) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click();
  // A phone and a zoomed window have the same layout, so most parts are looked at where there is least room.
  const expectRoom = async (place: string, widths: readonly number[] = [320]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      await expectNoSidewaysScroll(page, place);
      expect(await smallTargets(page), place).toEqual([]);
      expect(await boxesThatScroll(page), place).toEqual([]);
    }
  };
  await expectRoom('grammar topics', [390, 320]);
  for (const [place, topic] of GRAMMAR_TOPICS.entries()) {
    const lessons = 'lessons' in topic ? topic.lessons : [topic];
    for (const lesson of lessons) {
      await press(`${place + 1} ${topic.title}`);
      if (lesson !== topic) {
        await expectRoom(topic.title);
        await press(`${lessons.indexOf(lesson) + 1} ${lesson.title.replaceAll('*', '')}`);
      }
      await expect(page.getByRole('button', { name: 'Practise more' }).first()).toBeVisible();
      await expectRoom(lesson.title);
      await press('Back to Topics');
    }
  }
  await press('5 Inversion');
  for (const text of ['Inversie', 'met de bus', 'Vandaag ik ga naar de winkel.', 'Jij werkt morgen']) {
    const languages = await page
      .getByText(text, { exact: true })
      .evaluateAll((all) => all.map((one) => one.closest('[lang]')?.getAttribute('lang')));
    expect(new Set(languages), text).toEqual(new Set(['nl']));
  }
  await press('Practise more');
  const words = page.getByRole('group', { name: 'Words to use' }).getByRole('button');
  await expect(words.first()).toBeVisible();
  await expectRoom('tiles', [390, 320]);
  while ((await words.count()) > 0) await words.first().click();
  await expectRoom('tiles put down');
  await press('Check');
  await expectRoom('tiles checked');
});

test('QUA-13 QUA-15: a table whose rows are cards on a phone is still a table for a screen reader', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openApp(page, '/grammar');
  await page.getByRole('button', { name: '5 Inversion' }).click();
  const table = page.getByRole('table', { name: "I am buying bread at the baker's today" });
  await expect(table).toBeVisible();
  await expect(table.getByRole('rowheader').first()).toHaveCSS('display', 'grid');
  const stacked = await accessibleTable(page);
  // In landscape, the phone is wide enough.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(table.getByRole('rowheader').first()).toHaveCSS('display', 'table-cell');
  const asTable = await accessibleTable(page);
  expect(asTable).toEqual([
    "table: I am buying bread at the baker's today",
    ...['First is', 'Place 1', 'Place 2', 'Subject', 'The rest'].map((name) => `columnheader: ${name}`),
    ...['the subject', 'the time', 'the place', 'the object'].map((name) => `rowheader: ${name}`),
    ...Array.from({ length: 16 }, () => 'cell'),
  ]);
  expect(stacked).toEqual(asTable);
});

/** Boxes that must be scrolled sideways. */
function boxesThatScroll(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('*')
    .evaluateAll((all) =>
      all
        .filter(
          (element) =>
            element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'auto',
        )
        .map((element) => element.outerHTML),
    );
}

/** The table as the browser presents it to a screen reader, which may differ from its elements' roles. */
async function accessibleTable(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const namesOf = (role: string) =>
    nodes
      .filter((node) => !node.ignored && node.role?.value === role)
      .map((node) => (role === 'cell' ? role : `${role}: ${node.name?.value}`));
  return ['table', 'columnheader', 'rowheader', 'cell'].flatMap(namesOf);
}
