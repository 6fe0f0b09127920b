import type { Page } from '@playwright/test';
import { fillSignIn, NEVER_HERE_BEFORE, openApp } from './support/app.ts';
import { expect, test } from './support/journey.ts';

const PHONE = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const left = async (page: Page) =>
  Number((await main(page).getByRole('progressbar').getAttribute('aria-label'))?.match(/\d+/)?.[0]);

/** Does what comes, in the way that needs the fewest presses; false at the end. */
async function goOn(page: Page, press: (name: string) => Promise<void>): Promise<boolean> {
  const content = main(page);
  const next = content.getByRole('button', { name: 'Next', exact: true });
  const show = content.getByRole('button', { name: 'Show Answer' });
  const knew = content.getByRole('button', { name: 'I knew it' });
  const option = content.getByRole('group').getByRole('button').first();
  const end = content.getByRole('link', { name: 'Finish' });
  await next.or(show).or(knew).or(option).or(end).first().waitFor();
  if (await end.isVisible()) return false;
  if (await next.isVisible()) await press('Next');
  else if (await show.isVisible()) await press('Show Answer');
  else if (await knew.isVisible()) await press('I knew it');
  else await press(await option.innerText());
  return true;
}

test.describe('a first day', () => {
  test.use({ storageState: NEVER_HERE_BEFORE, viewport: PHONE });

  test('PTH-03 PTH-05: from signing in to the first word in two presses, and by thumb to the end of ten minutes', async ({
    page,
  }) => {
    await page.goto('/');
    await fillSignIn(page);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(main(page).getByRole('button', { name: 'Start' })).toBeInViewport({ ratio: 1 });
    await expect(main(page).getByRole('button', { name: 'My exam date' })).toBeVisible();
    expect((await wordsOnScreen(page)).length).toBeLessThanOrEqual(40);
    await main(page).getByText('10', { exact: true }).click();
    await main(page).getByRole('button', { name: 'Start' }).click();
    await expect(main(page).getByRole('button', { name: 'Listen to the sentence' })).toBeVisible();
    await expect(title(page)).toHaveText('New words');
    const seen = new Set<string>();
    const press = async () => {
      const content = main(page);
      const bar = content.locator('.action-bar').getByRole('button');
      const [lowest] = [bar.last()];
      if (await lowest.isVisible()) await lowest.click();
      else await content.getByRole('group').getByRole('button').first().click();
    };
    for (let step = 0; step < 150; step += 1) {
      seen.add((await title(page).innerText()).trim());
      if (!(await goOn(page, press))) break;
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['New words', 'Listen', 'Interactions', 'Grammar', 'Do you still know it?']),
    );
    await expect(main(page).getByText('Done for today')).toBeVisible();
    await expect(main(page).getByText(/^\d+ new words, \d+ answers/)).toBeVisible();
    await expect(main(page).getByText(/^Tomorrow: /)).toBeVisible();
    await main(page).getByRole('link', { name: 'Finish' }).click();
    await expect(main(page).getByText('Done for today')).toBeVisible();
  });
});

test('PTH-03: a day that is interrupted three times goes on at the same place, by keyboard', async ({
  page,
}) => {
  await openApp(page);
  await main(page).getByRole('radio', { name: '10' }).press(' ');
  await main(page).getByRole('button', { name: 'Start' }).press('Enter');
  await expect(title(page)).toHaveText('New words');
  const byKey = async (name: string) => {
    if (name === 'Show Answer') await page.keyboard.press(' ');
    else if (name === 'I knew it') await page.keyboard.press('2');
    else if (name === 'Next')
      await main(page).getByRole('button', { name: 'Next', exact: true }).press('Enter');
    else await page.keyboard.press('1');
  };
  const word = () => main(page).getByRole('heading', { level: 2 }).first().innerText();
  for (let step = 0; step < 6; step += 1) await goOn(page, byKey);
  const before = [await word(), await left(page)];
  // By a link.
  await main(page).getByRole('link', { name: 'Stop for now' }).press('Enter');
  await main(page).getByRole('link', { name: 'Continue' }).press('Enter');
  await expect(main(page).getByRole('progressbar')).toBeVisible();
  await expect.poll(async () => [await word(), await left(page)]).toEqual(before);
  // By a reload.
  await page.reload();
  await expect.poll(async () => [await word(), await left(page)]).toEqual(before);
  // By another page, and back by the header.
  await page.getByRole('link', { name: 'Vocabulary', exact: true }).click();
  await page.getByRole('link', { name: /^Continue: \d+ minutes left$/ }).click();
  await expect.poll(async () => [await word(), await left(page)]).toEqual(before);
  // On to the work behind the words; the end of a day is reached above.
  for (let step = 0; step < 150 && (await title(page).innerText()) === 'New words'; step += 1)
    await goOn(page, byKey);
  await expect(title(page)).not.toHaveText('New words');
  await goOn(page, byKey);
});

/** The words of the page that can be seen without scrolling. */
async function wordsOnScreen(page: Page): Promise<readonly string[]> {
  return main(page).evaluate((content) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, bottom, height } = range.getBoundingClientRect();
      if (height > 0 && top < innerHeight && bottom > 0) texts.push(node.textContent ?? '');
    }
    return texts
      .join(' ')
      .split(/\s+/)
      .filter((word) => word !== '');
  });
}
