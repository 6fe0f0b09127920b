import type { Locator, Page } from '@playwright/test';
import { CLAUSES } from '#content/grammar/practice/clauses.ts';
import { NOUNS } from '#content/grammar/practice/nouns.ts';
import type { ClauseRow } from '#content/schema/practice-words.ts';
import { mainOrders } from '#dutch/clause-order.ts';
import { openApp, watchRequests } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { readStudyLog } from './support/study-log.ts';

const clauses: readonly ClauseRow[] = CLAUSES;
const logged = async (page: Page) =>
  (await readStudyLog(page)).map(({ itemId, activity, grade }) => ({ itemId, activity, grade }));

/** Opens endless practice below the first quiz of a topic. */
async function openPractice(page: Page, topic: string): Promise<void> {
  await openApp(page, '/grammar');
  await page.getByRole('button', { name: topic, exact: true }).click();
  await page
    .getByRole('button', { name: /^Practise more/ })
    .first()
    .click();
  await expect(page.getByText('Endless practice')).toBeVisible();
}

/** The words in a group of tiles. */
function tiles(page: Page, group: string): Locator {
  return page.getByRole('group', { name: group }).getByRole('button');
}

/** The words of the sentence on screen in their right order, without the first one, which is already placed. */
async function rightOrder(page: Page): Promise<readonly string[]> {
  const offered = (await tiles(page, 'Words to use').allInnerTexts()).toSorted().join('|');
  const orders = clauses.flatMap((row) => mainOrders(row).slice(0, 1)).map((order) => order.slice(1));
  const found = orders.find((order) => order.toSorted().join('|') === offered);
  if (found === undefined) throw new Error(`no clause of ${offered}`);
  return found;
}

test('GRA-11 GRA-03 QUA-14 MEM-01: endless practice of nouns, by keyboard, until Stop', async ({ page }) => {
  const requests = watchRequests(page);
  await openPractice(page, '6 Nouns');
  for (let count = 1; count <= 11; count += 1) {
    await expect(page.locator('fieldset').getByRole('button').last()).toBeEnabled();
    await page.keyboard.press('1');
    await expect(page.getByText(new RegExp(`^\\d+ of ${count} right so far$`))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next Question' }).last()).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect.poll(async () => (await logged(page)).length).toBe(11);
  const answers = await logged(page);
  expect(new Set(answers.map(({ itemId }) => itemId)).size).toBe(11);
  const nouns = new Set<string>(NOUNS.map(({ noun }) => noun));
  for (const { itemId, activity } of answers) {
    expect(activity).toBe('quiz');
    expect(nouns.has(itemId.replace(/^question:practice-(?:de-het|plural|diminutive)-/, ''))).toBe(true);
  }
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText(/^Practice stopped: \d+ of 11 right\.$/)).toBeFocused();
  expect(requests.foreign()).toEqual([]);
});

test('GRA-09 QUA-14 MEM-01: words put in order by keyboard alone', async ({ page }) => {
  await openPractice(page, '4 Main Clauses');
  const order = await rightOrder(page);
  await page.keyboard.press('Tab');
  await expect(tiles(page, 'Words to use').first()).toBeFocused();
  // In their random order.
  for (let left = order.length; left > 0; left -= 1) await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Check' })).toBeFocused();
  // Move each to its place, from the front.
  for (const [place, text] of order.entries()) {
    const tile = tiles(page, 'Your sentence').filter({ hasText: new RegExp(`^${text}$`) });
    await tile.focus();
    let at = (await tiles(page, 'Your sentence').allInnerTexts()).indexOf(text);
    for (; at > place; at -= 1) await page.keyboard.press('Control+ArrowLeft');
    await expect(tile).toBeFocused();
  }
  expect(await tiles(page, 'Your sentence').allInnerTexts()).toEqual(order);
  await page.getByRole('button', { name: 'Check' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('That is right.')).toBeVisible();
  await expect(page.getByText('1 of 1 right so far')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next sentence' })).toBeFocused();
  await expect.poll(() => logged(page)).toMatchObject([{ activity: 'quiz', grade: 'right' }]);
  await page.keyboard.press('Enter');
  await expect(tiles(page, 'Your sentence')).toHaveCount(0);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('GRA-09 QUA-15: words put in order by tap, one removed again', async ({ page }) => {
    await openPractice(page, '4 Main Clauses');
    const [verb = '', ...others] = await rightOrder(page);
    const tap = (group: string, text: string) =>
      tiles(page, group)
        .filter({ hasText: new RegExp(`^${text}$`) })
        .tap();
    await tap('Words to use', verb);
    await tap('Your sentence', verb);
    await expect(tiles(page, 'Your sentence')).toHaveCount(0);
    // The verb last: never right.
    for (const text of [...others, verb]) await tap('Words to use', text);
    await page.getByRole('button', { name: 'Check' }).tap();
    await expect(page.getByText('The right answer')).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Your words' }).getByText('not at its place').first(),
    ).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const sizes = await page.getByRole('button', { name: /^(Next sentence|Listen|Stop)$/ }).all();
    for (const control of sizes) expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    // Two taps at one place within half a second are a double one, whose second means nothing (`PlayArea`).
    await page.waitForTimeout(700);
    await page.getByRole('button', { name: 'Next sentence' }).tap();
    await expect(tiles(page, 'Words to use').first()).toBeVisible();
    for (const tile of await tiles(page, 'Words to use').all()) {
      expect((await tile.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});
