import type { Locator, Page } from '@playwright/test';
import { lookByTurns } from './support/accessibility.ts';
import { NEVER_HERE_BEFORE, openApp, signIn } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { expectLogged } from './support/study-log.ts';

test.use({ storageState: NEVER_HERE_BEFORE });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });

/** It was really drawn, not only requested. */
const isDrawn = (picture: Locator) =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);

test('PIC-01 PIC-02 PIC-03: a word’s picture loads with its list, asks for it in review, and can be switched off', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T12:00:00') });
  const look = await lookByTurns(page, { theme: 'dark', width: 390 });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/')) asked.push(pathname);
  });
  await signIn(page, { path: '/vocabulary', remember: true });
  await button(page, /^18 Nature/).click();
  await button(page, 'Animals').click();
  await expect(page.getByText(/^Word 1 of \d+$/)).toBeVisible();
  const picture = page.locator('img[src^="/pictures/"]');
  await expect(picture).toHaveCount(0);
  expect(asked).toEqual([]);

  // Screen readers read the word and its English; the picture adds nothing for them.
  for (const number of [2, 3]) {
    await button(page, 'Next').click();
    await expect(page.getByText(new RegExp(`^Word ${number} of \\d+$`))).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 2, name: 'de kat' })).toBeVisible();
  await button(page, 'Show Translation').click();
  await expect.poll(() => isDrawn(picture)).toBe(true);
  await expect(picture).toHaveAttribute('alt', '');
  await look('a card with a picture');
  await button(page, 'Add to review').last().click();
  await expectLogged(page, 1);
  expect(asked).toEqual(['/pictures/animals.svg']);

  await openApp(page, '/review');
  await expect(page.getByText('2 to go, 1 new card')).toBeVisible();
  await button(page, 'Show Answer').click();
  await button(page, /^I knew it/).click();
  await expect(page.getByText('Done for today.')).toBeVisible();
  await expectLogged(page, 2);
  // Its sound comes the next day.
  await page.clock.setFixedTime(Date.parse('2026-11-24T12:00:00'));
  await signIn(page, { path: '/review', remember: true });
  await expect(page.getByText('Type what you hear.')).toBeVisible();
  await knowAll(page);
  // Its picture waits until its meaning and its sound hold.
  for (const day of ['2026-12-05', '2026-12-06']) {
    await page.clock.setFixedTime(Date.parse(`${day}T12:00:00`));
    await signIn(page, { path: '/review', remember: true });
    await knowAll(page);
  }
  await page.clock.setFixedTime(Date.parse('2026-12-07T12:00:00'));
  await signIn(page, { path: '/review', remember: true });
  await expect.poll(() => isDrawn(page.getByRole('img', { name: 'cat' }))).toBe(true);
  await expect(button(page, 'Show Answer')).toBeInViewport({ ratio: 1 });
  await look('a picture to say in Dutch');
  await button(page, 'Show Answer').click();
  await expect(page.getByText('de kat', { exact: true })).toBeVisible();
  await look('what it is called');

  await openApp(page, '/settings');
  await page.getByRole('group', { name: 'Pictures of words' }).getByText('Don’t show').click();
  await openApp(page, '/review');
  await expect(page.getByText('De or het?')).toBeVisible();
  await expect(picture).toHaveCount(0);
});

/** Answers each card of the day, and knows it. */
async function knowAll(page: Page): Promise<void> {
  const done = page.getByText('Done for today.');
  const typed = page.getByLabel('Your answer');
  const turn = button(page, 'Show Answer');
  await expect(done.or(typed).or(turn)).toBeVisible();
  while (!(await done.isVisible())) {
    if (await typed.isVisible()) {
      await typed.fill('de kat');
      await page.keyboard.press('Enter');
      await button(page, /^Next/).click();
    } else {
      await turn.click();
      await button(page, /^I knew it/).click();
    }
    await expect(done.or(typed).or(turn)).toBeVisible();
  }
}
