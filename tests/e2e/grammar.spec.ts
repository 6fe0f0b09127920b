import type { Locator, Page } from '@playwright/test';
import { lesson as mainClauses } from '#content/grammar/lessons/hoofdzinnen.ts';
import { GRAMMAR_TOPICS } from '#content/grammar/topics.ts';
import { openApp, watchRequests } from './support/app.ts';
import { expect, test } from './support/journey.ts';

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });

async function openTopic(page: Page, name: string): Promise<void> {
  await openApp(page, '/grammar');
  await button(page, name).click();
  await expect(button(page, 'Back to Topics')).toBeVisible();
}

/** The movable sentence in the lesson on inversion. */
async function openInversion(page: Page): Promise<Locator> {
  await openTopic(page, '5 Inversion');
  const sentence = page.getByRole('figure').filter({ hasText: 'One sentence, three beginnings' });
  await expect(button(sentence, 'Subject first')).toHaveAttribute('aria-pressed', 'true');
  return sentence;
}

/** The parts of a sentence in reading order: by lines, and from left to right. */
async function partsOnScreen(sentence: Locator): Promise<string[]> {
  const parts = await sentence.getByRole('listitem').evaluateAll((all) =>
    all.map((part) => {
      const { x, y } = part.getBoundingClientRect();
      return { x, y, text: part.querySelector('[lang=nl]')?.textContent ?? '' };
    }),
  );
  return parts.toSorted((a, b) => a.y - b.y || a.x - b.x).map(({ text }) => text);
}

/** Counts the animations of sentence parts from now on: one may be over before a slow machine looks. */
async function countMoves(page: Page): Promise<() => Promise<number>> {
  const begun = await page.evaluateHandle(() => {
    const count = { moves: 0 };
    HTMLLIElement.prototype.animate = function countedAnimate(...how) {
      count.moves += 1;
      return Element.prototype.animate.apply(this, how);
    };
    return count;
  });
  return () => begun.evaluate(({ moves }) => moves);
}

const movesUnderWay = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target instanceof HTMLLIElement)
        .length,
  );

test('GRA-01 GRA-05 DAT-05: twelve topics open and lead back, without requests to other origins', async ({
  page,
}) => {
  const requests = watchRequests(page);
  await openApp(page, '/grammar');
  await expect(heading(page, 'Grammar')).toBeVisible();
  for (const name of ['Grammar Quiz of the Day', 'Correct the Grammar', 'Quick practice']) {
    await expect(button(page, name)).toBeEnabled();
  }
  await expect(cards(page)).toHaveText(GRAMMAR_TOPICS.map(({ title }, place) => `${place + 1} ${title}`));
  for (const [place, { title }] of GRAMMAR_TOPICS.entries()) {
    await button(page, `${place + 1} ${title}`).click();
    await expect(heading(page, title)).toBeFocused();
    await expect(page).toHaveURL(/\/grammar$/);
    await button(page, 'Back to Topics').click();
    await expect(heading(page, 'Grammar')).toBeFocused();
  }
  expect(requests.foreign()).toEqual([]);
});

test('GRA-05 GRA-07 NAV-04: four verb lessons, each with links back to them and to the topics', async ({
  page,
}) => {
  await openTopic(page, '2 Verbs');
  const titles = ['1 Basic Conjugation', '2 Two Verb Sentences', '3 Position Verbs', '4 Separable Verbs'];
  await expect(cards(page)).toHaveText(titles);
  for (const title of titles) {
    await button(page, title).click();
    await expect(heading(page, title.slice(2))).toBeFocused();
    await expect(page.getByText(/^Question 1 of [35]$/).first()).toBeVisible();
    await button(page, 'Back to Verb Topics').click();
    await expect(heading(page, 'Verbs')).toBeFocused();
  }
  await button(page, '4 Separable Verbs').click();
  await button(page, 'Back to Topics').click();
  await expect(heading(page, 'Grammar')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Separable Verbs')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Verbs')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Grammar')).toBeVisible();
});

test('GRA-12: comparisons and inflection, each with a link back to both', async ({ page }) => {
  await openTopic(page, '7 Adjectives');
  await expect(cards(page)).toHaveText(['1 Comparisons (Vergelijken)', '2 Inflection (Buigings-e)']);
  await button(page, '2 Inflection (Buigings-e)').click();
  await expect(page.getByText('Question 1 of 6')).toBeVisible();
  await button(page, 'Back to Adjective Topics').click();
  await expect(heading(page, 'Adjectives')).toBeFocused();
});

test('GRA-05: a reload shows the same lesson', async ({ page }) => {
  await openTopic(page, '3 Negation');
  await expect(heading(page, 'Negation')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Negation')).toBeVisible();
  await button(page, 'Back to Topics').click();
  await expect(heading(page, 'Grammar')).toBeVisible();
});

test('GRA-02 QUA-14: Dutch shows the heading and introduction of its own card in Dutch, by keyboard', async ({
  page,
}) => {
  await openTopic(page, '4 Main Clauses');
  const [first, second] = mainClauses.cards;
  const toggle = button(page, 'Dutch').first();
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[lang=nl]').getByText(first.heading.dutch)).toBeVisible();
  await expect(page.getByText(first.introduction.dutch)).toBeVisible();
  await expect(page.getByText(second.introduction.dutch)).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(first.introduction.dutch)).toBeHidden();
});

test('GRA-09: in the diagram of places the same places are below each other, on a phone in order', async ({
  page,
}) => {
  await openTopic(page, '4 Main Clauses');
  const scheme = page.getByRole('figure').filter({ hasText: 'All the places' });
  const verbs = scheme.getByText('2 verb', { exact: true });
  const left = () =>
    verbs.evaluateAll((all) => all.map((verb) => Math.round(verb.getBoundingClientRect().x)));
  await expect(verbs).toHaveCount(3);
  expect(new Set(await left()).size).toBe(1);
  await page.setViewportSize({ width: 320, height: 640 });
  const sentence = scheme.locator('ol').first();
  expect((await partsOnScreen(sentence)).join(' ')).toBe('Yusuf wil morgen verse groente op de markt kopen.');
});

test('GRA-10 QUA-14: another first part is chosen by keyboard, and the parts move to their new places', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const sentence = await openInversion(page);
  expect(await partsOnScreen(sentence)).toEqual(['Ik', 'ga', 'morgen', 'met de bus', 'naar de markt.']);
  await button(sentence, 'Subject first').focus();
  await page.keyboard.press('Tab');
  await expect(button(sentence, 'Time first')).toBeFocused();
  const moves = await countMoves(page);
  await page.keyboard.press('Enter');
  await expect.poll(moves).toBeGreaterThan(0);
  await expect(sentence.getByRole('status')).toHaveText('Morgen ga ik met de bus naar de markt.');
  await expect.poll(() => movesUnderWay(page)).toBe(0);
  expect(await partsOnScreen(sentence)).toEqual(['Morgen', 'ga', 'ik', 'met de bus', 'naar de markt.']);
  await expect(button(sentence, 'Time first')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => movesUnderWay(page)).toBe(0);
  expect(await partsOnScreen(sentence)).toEqual(['Naar de markt', 'ga', 'ik', 'morgen', 'met de bus.']);
});

test('GRA-10 QUA-15: with reduced motion the parts are in their new places at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sentence = await openInversion(page);
  await button(sentence, 'Place first').press('Enter');
  expect(await movesUnderWay(page)).toBe(0);
  expect(await partsOnScreen(sentence)).toEqual(['Naar de markt', 'ga', 'ik', 'morgen', 'met de bus.']);
});
