import { expect, test, type Locator, type Page } from '@playwright/test';
import { lookByTurns } from './support/accessibility.ts';
import { openApp } from './support/app.ts';
import { readStudyLog } from './support/study-log.ts';
import { button, PHONE } from './support/thumb.ts';
import { openCards } from './support/vocabulary.ts';
import { giveVoices } from './support/voices.ts';
import { serveWords } from './support/word-list.ts';
import { holdAnswers, markedWords, middleOf, pressWord, wordsAnswer } from './support/words.ts';

const sheetOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** The card of `opbellen`, turned: `Ik bel je vanavond op.` */
async function openExample(page: Page): Promise<Locator> {
  await serveWords(page);
  await openCards(page);
  await button(page, 'Next').click();
  await button(page, 'Show Translation').click();
  await wordsAnswer(page);
  return page.getByText('Ik bel je vanavond op.').first();
}

test.describe('by thumb', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('RDG-01 QUA-13: a press on half of a separable verb marks both and shows the whole; the sentence stays in sight', async ({
    page,
  }) => {
    await giveVoices(page, { ends: true });
    const look = await lookByTurns(page, { theme: 'light', width: 390 });
    await page.setViewportSize(PHONE);
    await serveWords(page);
    await openCards(page);
    await button(page, 'Next').click();
    await wordsAnswer(page);
    // The front of a card asks what its word means: no word answers.
    await pressWord(
      page,
      page
        .locator('main [lang=nl]')
        .filter({ hasText: /^opbellen$/ })
        .first(),
      'opbellen',
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page, 'Show Translation').click();
    const sentence = page.locator('main p[lang=nl]', { hasText: 'Ik bel je vanavond op.' });
    const { x, y } = await middleOf(sentence, 'bel');
    await page.touchscreen.tap(x, y);
    const sheet = sheetOf(page, 'opbellen');
    await expect(sheet).toContainText('to call');
    await expect(sheet).toContainText('belde op');
    expect(await markedWords(page)).toEqual(['bel', 'op']);
    const [above, below] = await Promise.all([sentence.boundingBox(), sheet.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await look('the sheet');
    await sheet.getByRole('button', { name: 'Listen' }).click();
    await sheet.getByRole('button', { name: 'Add to review' }).click();
    await expect(sheet.getByRole('button', { name: 'In review' })).toBeFocused();
    await expect.poll(() => readStudyLog(page).then(({ length }) => length)).toBe(1);
    // A press elsewhere closes it, one on another word opens that one.
    await pressWord(page, sentence, 'vanavond');
    await expect(sheetOf(page, 'vanavond')).toContainText('tonight');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await markedWords(page)).toEqual([]);
    await pressWord(page, sentence, 'op');
    await sheet.getByRole('link', { name: 'Open the card' }).click();
    await expect(page.getByText('Word 2 of 2').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('RDG-01: a press on a button stays one, a long press looks its word up', async ({ page }) => {
    await openApp(page, '/misc#days-week-section');
    const day = page.locator('button[aria-pressed=false]', { hasText: 'maandag' }).first();
    await wordsAnswer(page);
    const { x, y } = await middleOf(day.locator('[lang=nl]').first(), 'Maandag');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect(sheetOf(page, 'maandag')).toBeVisible();
    await page.mouse.up();
    await page.keyboard.press('Escape');
    // The click that ends a long press is none.
    await expect(page.locator('button[aria-pressed=true]', { hasText: 'maandag' })).toHaveCount(0);
    await page.mouse.click(x, y);
    await expect(page.locator('button[aria-pressed=true]', { hasText: 'maandag' })).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('RDG-01 RDG-06: a press right after a page was loaded waits for what answers, and is answered by it', async ({
  page,
}) => {
  await openApp(page, '/reading');
  await page.getByRole('button', { name: 'Mijn eerste sneeuw' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  const end = await holdAnswers(page);
  await page.reload();
  const text = page.getByRole('article');
  await expect(page.getByRole('button', { name: 'Listen to the text' })).toBeVisible();
  await pressWord(page, text, 'raam');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // What came above the text meanwhile does not lead to another word.
  await page.mouse.wheel(0, 120);
  end('let through');
  await expect(sheetOf(page, 'het raam')).toContainText('window');
  expect(await markedWords(page)).toEqual(['raam']);
});

test('RDG-01: the key of word-by-word mode waits for it as well; if it can’t be loaded, the page says so and the next press tries again', async ({
  page,
}) => {
  const end = await holdAnswers(page);
  await openApp(page, '/reading');
  await page.keyboard.press('w');
  end('broken');
  await expect(page.getByText('This could not be opened')).toBeVisible();
  await expect(page.getByText('Please check your connection and try again.')).toBeVisible();
  await page.unrouteAll();
  await page.keyboard.press('w');
  await expect(page.getByText('Arrow keys: next word')).toBeVisible();
});

test('RDG-01: text can still be selected, and Back closes the sheet before it leaves the page', async ({
  page,
}) => {
  const sentence = await openExample(page);
  // Again where the page moved meanwhile, as when a font arrives.
  await expect(async () => {
    // Who presses on what is selected drags it.
    await page.evaluate(() => getSelection()?.removeAllRanges());
    const [from, to] = [await middleOf(sentence, 'Ik'), await middleOf(sentence, 'vanavond')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()))).toContain('bel je');
  }).toPass({ timeout: 20_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pressWord(page, sentence, 'bel');
  await page.mouse.move(0, 0);
  await pressWord(page, sentence, 'bel');
  await expect(sheetOf(page, 'opbellen')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sentence).toBeVisible();
});

test('RDG-01 QUA-14: by keyboard from word to word, with the focus given back and no further tab stop', async ({
  page,
}) => {
  const sentence = await openExample(page);
  await expect(sentence).toBeVisible();
  await page.keyboard.press('w');
  const status = page.getByText('Arrow keys: next word. Enter: look it up. Esc: end.');
  await expect(status).toBeVisible();
  const seen = new Set<string>();
  for (let step = 0; step < 40 && !seen.has('vanavond'); step += 1) {
    await page.keyboard.press('ArrowRight');
    seen.add((await markedWords(page, 'current'))[0] ?? '');
  }
  expect([...seen]).toEqual(expect.arrayContaining(['Ik', 'bel', 'je', 'vanavond']));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(sheetOf(page, 'opbellen')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await markedWords(page, 'current')).toEqual(['bel']);
  await page.keyboard.press('Escape');
  await expect(status).toHaveCount(0);
  expect(await page.locator('p[lang=nl] [tabindex], p[lang=nl][tabindex]').count()).toBe(0);
});

test('RDG-01 MOC-14: while an exam is sat no word answers, by press, long press or key', async ({ page }) => {
  await openApp(page, '/mock-exam');
  await wordsAnswer(page);
  await page.getByRole('link', { name: 'Reading exams' }).click();
  await page.getByRole('link', { name: 'Open Exam 1' }).click();
  await button(page, 'Start').click();
  await expect(page.getByRole('heading', { name: /^Vraag 1 van/ })).toBeVisible();
  const paragraph = page.locator('main article p').first();
  const word = /\p{L}{4,}/u.exec((await paragraph.textContent()) ?? '')?.[0] ?? '';
  await pressWord(page, paragraph, word);
  await page.keyboard.press('w');
  await page.keyboard.press('ArrowRight');
  const { x, y } = await middleOf(page.getByRole('main').locator('label').first(), '\\p{L}+');
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Longer than a long press.
  await page.waitForTimeout(700);
  await page.mouse.up();
  await expect(page.getByText('Arrow keys: next word')).toHaveCount(0);
  expect(await markedWords(page, 'current')).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
