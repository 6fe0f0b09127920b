import { readFileSync } from 'node:fs';
import { csvParse } from 'd3-dsv';
import { INVENTED_WORDS } from '#content/invented-words.ts';
import { openApp, sendSignIn } from './support/app.ts';
import { expect, test } from './support/journey.ts';

const INVENTED: ReadonlySet<string> = new Set(INVENTED_WORDS);
const DAY = 24 * 60 * 60_000;
const KNOWN = 600;

const PATH = csvParse(readFileSync('public/path.csv', 'utf8')).map(({ id }) => id ?? '');
const WORDS = csvParse(readFileSync('public/vocabulary.csv', 'utf8'));
/** Where each spelling stands first on the path. */
const placeOf = new Map<string, number>();
for (const { id = '', dutch = '' } of WORDS) {
  const place = PATH.indexOf(id);
  placeOf.set(dutch, Math.min(place, placeOf.get(dutch) ?? Infinity));
}

test('PTH-01: a week with placement: 600 words known, taught no more, checked now and then, and undone with one press', async ({
  page,
}) => {
  await page.clock.install();
  const main = page.getByRole('main');
  await openApp(page);
  await main.getByRole('link', { name: 'Show what I know (3 minutes)' }).click();
  await main.getByRole('button', { name: 'Start' }).press('Enter');
  const asked: string[] = [];
  const word = main.getByRole('heading', { level: 2 }).locator('[lang=nl]');
  const result = main.getByText(/^You know about \d/);
  for (let step = 0; step < 200; step += 1) {
    await expect(word.or(result).first()).toBeVisible();
    if (await result.isVisible()) break;
    const text = await word.innerText();
    if (step === 3) {
      // A slip is taken back.
      await page.keyboard.press('2');
      await main.getByRole('button', { name: 'Undo the last answer' }).click();
      await expect(word).toHaveText(text);
    }
    asked.push(text);
    await page.keyboard.press((placeOf.get(text) ?? Infinity) < KNOWN ? '2' : '1');
    await expect(word.getByText(text, { exact: true })).toHaveCount(0);
  }
  expect(asked.filter((text) => INVENTED.has(text)).length).toBeGreaterThan(3);
  await expect(result).toBeVisible();
  const [, about = '0'] = /about ([\d,]+)/.exec(await result.innerText()) ?? [];
  expect(Math.abs(Number(about.replace(',', '')) - KNOWN)).toBeLessThan(250);

  await main.getByRole('button', { name: 'Mark them as known' }).press('Enter');
  await expect(main.getByText(/^\d+ words marked as known$/)).toBeVisible();
  await main.getByRole('link', { name: 'Go to home' }).click();

  // What is known is not taught.
  await main.getByText('10', { exact: true }).click();
  await main.getByRole('button', { name: 'Start' }).click();
  const first = main.getByRole('heading', { level: 2 }).locator('[lang=nl]').first();
  await expect(first).toBeVisible();
  const taught = (await first.innerText()).replace(/^(?:de|het) /, '');
  expect(placeOf.get(taught) ?? 0).toBeGreaterThan(KNOWN / 2);

  // Nothing of it is asked the next day, and one is checked after a week.
  const later = async (days: number) => {
    await page.clock.fastForward(days * DAY);
    // A session ends within a day.
    await page.goto('/review');
    await sendSignIn(page, { remember: true });
    await expect(page).toHaveURL(/\/review$/);
  };
  await later(1);
  const show = main.getByRole('button', { name: 'Show Answer' });
  await expect(
    main
      .getByText(/^Nothing is in review yet|No cards/)
      .or(show)
      .first(),
  ).toBeVisible();
  await later(8);
  await expect(show).toBeVisible();

  await openApp(page, '/settings');
  const known = main.getByRole('region', { name: 'What you know already' });
  await known.getByRole('button', { name: /^Undo/ }).click();
  await expect(known.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await openApp(page, '/review');
  await expect(
    main
      .getByText(/^Nothing is in review yet|No cards/)
      .or(main.getByRole('heading'))
      .first(),
  ).toBeVisible();
  await expect(show).toHaveCount(0);
});
