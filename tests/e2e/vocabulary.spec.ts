import type { Page } from '@playwright/test';
import { openApp, resultOfList } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { readStudyLog } from './support/study-log.ts';
import { openCards } from './support/vocabulary.ts';
import { serveWords } from './support/word-list.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('VOC-01 NAV-07: a topic is filtered to one kind of words, and stays so from card to list', async ({
  page,
}) => {
  await serveWords(page);
  await openApp(page, '/vocabulary');
  await page.getByRole('button', { name: /Who Are You/ }).click();
  const list = page.getByRole('listitem').filter({ hasText: 'Learn Dutch words: Personal Details' });
  await expect(list).toContainText('2 words');
  await page.getByRole('radio', { name: 'Verbs (1)' }).check();
  await expect(list).toContainText('1 word');
  await expect(list).not.toContainText('afspraak');
  await page.getByRole('button', { name: 'Personal Details' }).click();
  await expect(page.getByText('Verbs only')).toBeVisible();
  await expect(page.getByText('Word 1 of 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'opbellen' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Verbs (1)' })).toBeChecked();
  await page.getByRole('radio', { name: 'Adjectives (0)' }).check();
  await expect(page.getByText('No adjectives in: Personal Details, Languages.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Personal Details' })).toBeHidden();
});

test('VOC-01 VOC-05 QUA-15: a long word is not broken on a narrow phone, and large text widens no page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await serveWords(page, [
    'kinderopvangtoeslag,childcare allowance,Who Are You?,Personal Details,"Wij krijgen kinderopvangtoeslag, jullie ook?",de,KIN-der-op-vang-toe-slag,kinderopvangtoeslag,noun,,,,,"We get childcare allowance, do you?"',
  ]);
  const surplus = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const enlarge = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  await openCards(page);
  const word = page.getByRole('heading', { name: 'de kinderopvangtoeslag' });
  const linesOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element.lastChild ?? element);
    return range.getClientRects().length;
  };
  expect(await word.evaluate(linesOf)).toBe(1);
  await page.getByRole('button', { name: 'Show Translation' }).click();
  await expect(page.getByText('not used', { exact: true })).toBeVisible();
  await enlarge('200%');
  expect(await surplus()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Nouns (1)' })).toBeVisible();
  expect(await surplus()).toBe(0);
  await page.goBack();
  await page.getByPlaceholder('Search Dutch or English words...').fill('childcare');
  await expect(page.getByRole('heading', { name: 'de kinderopvangtoeslag' })).toBeVisible();
  expect(await surplus()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /GP, drugstore/ })).toBeHidden();
  expect(await surplus()).toBe(0);
});

test('VOC-05 CON-02 MEM-01 MEM-02: a list is studied over a reload, words marked in examples, answers logged', async ({
  page,
}) => {
  await serveWords(page);
  await openCards(page);
  await expect(page.getByRole('heading', { name: 'de afspraak' })).toBeVisible();
  await expect(page.getByText('appointment')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Show Translation' }).click();
  await expect(page.getByRole('main').getByText('appointment', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Ik heb morgen een afspraak, om negen uur.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Hide Translation' }).click();
  await expect(page.getByRole('main').getByText('appointment', { exact: true }).first()).toBeHidden();
  await page.getByRole('button', { name: 'Show Translation' }).click();
  await page.getByRole('button', { name: 'I knew it' }).click();
  await expect(page.getByRole('heading', { name: 'opbellen' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'opbellen' })).toBeVisible();
  await page.getByRole('button', { name: 'Show Translation' }).click();
  // Also where a verb is split; and its forms.
  await expect(page.getByRole('main').locator('strong')).toHaveText(['bel', 'op']);
  await expect(page.getByRole('definition')).toHaveText(['op + bellen', 'belde op', 'heeft opgebeld']);
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('Congratulations! 🎉')).toBeVisible();
  await expect(heading(page, 'Who Are You?')).toBeVisible();
  await expect
    .poll(async () => (await readStudyLog(page)).map(({ itemId, grade }) => `${itemId} ${grade}`))
    .toEqual(['word:afspraak good', 'word:opbellen hard']);
});

test('VOC-05 QUA-14 NAV-07 MEM-01: a list is studied by keyboard with the focus kept; single keys can be off', async ({
  page,
}) => {
  await serveWords(page);
  await openCards(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  const tabTo = async (name: string) => {
    for (let tries = 0; (await focused()) !== name && tries < 30; tries += 1)
      await page.keyboard.press('Tab');
    expect(await focused()).toBe(name);
  };
  await tabTo('Show Translation');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('appointment', { exact: true }).first()).toBeVisible();
  expect(await focused()).toBe('Not yet');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('I knew it');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'opbellen' })).toBeVisible();
  expect(await focused()).toBe('Show Translation');
  await tabTo('Previous');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'de afspraak' })).toBeVisible();
  expect(await focused()).toBe('Show Translation');
  await tabTo('Next');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'opbellen' })).toBeVisible();
  expect(await focused()).toBe('Complete');
  await page.keyboard.press('Enter');
  await expect(resultOfList(page)).toBeFocused();

  await page.getByRole('button', { name: 'Personal Details' }).click();
  await expect(page.getByRole('heading', { name: 'de afspraak' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('main').getByText('appointment', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('heading', { name: 'opbellen' })).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'de afspraak' })).toBeVisible();
  await expect
    .poll(async () => (await readStudyLog(page)).slice(-2).map(({ itemId, grade }) => `${itemId} ${grade}`))
    .toEqual(['word:afspraak again', 'word:opbellen hard']);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, 'Personal Details')).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByLabel('Use keyboard shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'opbellen' })).toBeVisible();
});

test('VOC-01 VOC-02 VOC-03 VOC-04 QUA-14: 20 topics with their lists; search finds Dutch and English by keyboard', async ({
  page,
}) => {
  await openApp(page, '/vocabulary');
  const topics = page.getByRole('main').getByRole('heading', { level: 2 });
  // Next to them are custom lists and decks.
  await expect(topics.filter({ hasText: /^\d+ / })).toHaveCount(20);
  await expect(topics.filter({ hasText: /^\d+ / }).first()).toHaveText('1 Who Are You?');
  await expect(topics.filter({ hasText: 'coming Soon' })).toBeVisible();
  await page.getByRole('button', { name: /Shopping/ }).click();
  await expect(heading(page, 'Shopping')).toBeFocused();
  await expect(page.getByText('Learn Dutch words: In the Supermarket')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Vocabulary')).toBeVisible();

  const box = page.getByPlaceholder('Search Dutch or English words...');
  await expect(box).toBeVisible();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type('E');
  await expect(page.getByText('Showing first 12 results')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12);
  await expect(page.getByRole('button', { name: /Shopping/ })).toBeHidden();
  await box.fill('xyzzy');
  await expect(page.getByText('No word found for “xyzzy”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Shopping/ })).toBeVisible();
  // In a form from a text, and with the wrong article.
  for (const typed of ['huizen', 'de huis']) {
    await box.fill(typed);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('het huis');
  }
  await box.fill('grote');
  await expect(page.getByText('grote is a form of groot')).toBeVisible();
  await box.fill('heeft');
  await expect(page.getByText('heeft is a form of hebben')).toBeVisible();
  await box.fill('huis');
  await page.getByRole('button', { name: 'Open card of house', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'het huis' })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('huis');
});

test('VOC-06: Word of the Day shows every word once before it starts over, even after a reload', async ({
  page,
}) => {
  await serveWords(page);
  await openApp(page, '/vocabulary');
  const dialog = page.getByRole('dialog', { name: 'Word of the Day' });
  const word = () => dialog.locator('p[lang=nl]').first().innerText();
  await page.getByRole('button', { name: 'Word of the Day' }).click();
  const seen = [await word()];
  await expect(dialog.getByText(/appointment|to call|reunion/)).toBeHidden();
  await dialog.getByRole('button', { name: 'Show Answer' }).click();
  await expect(dialog.getByText(/appointment|to call|reunion/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Next Word' }).click();
  await expect(dialog.getByRole('button', { name: 'Show Answer' })).toBeVisible();
  seen.push(await word());
  // Not the notice's button, which may be in the dialog.
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Word of the Day' }).click();
  seen.push(await word());
  expect(new Set(seen)).toEqual(new Set(['de afspraak', 'opbellen', 'de reünie']));
  await dialog.getByRole('button', { name: 'Next Word' }).click();
  await expect.poll(word).not.toBe(seen[2]);
});
