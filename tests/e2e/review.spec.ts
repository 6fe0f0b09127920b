import { lookByTurns } from './support/accessibility.ts';
import { NEVER_HERE_BEFORE, openApp, signIn } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { expectLogged } from './support/study-log.ts';
import { serveWords } from './support/word-list.ts';

test.use({ storageState: NEVER_HERE_BEFORE });

test('MEM-05 MEM-06 MEM-08: a list goes into review, is graded by keys, undone, and is due again the next day', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T12:00:00') });
  const look = await lookByTurns(page, { theme: 'light', width: 390 });
  await page.setViewportSize({ width: 390, height: 744 });
  await serveWords(page);
  await signIn(page, { path: '/review', remember: true });
  await expect(page.getByText('Nothing is in review yet')).toBeVisible();
  await look('nothing in review');

  await page.getByRole('link', { name: 'Choose a word list' }).click();
  await page.getByRole('button', { name: /Who Are You/ }).click();
  await page.getByRole('button', { name: 'Personal Details' }).click();
  await page.getByRole('button', { name: 'More with this list' }).click();
  await page.getByRole('button', { name: 'Add to review: 2 words' }).click();
  await expect(page.getByRole('button', { name: /^In review: 2 words/ })).toBeVisible();
  await expectLogged(page, 2);

  await openApp(page, '/review');
  const main = page.getByRole('main');
  await expect(main.getByText('4 to go, 2 new cards')).toBeVisible();
  const turn = page.getByRole('button', { name: 'Show Answer' });
  await expect(turn).toBeInViewport({ ratio: 1 });
  await look('a card');
  await page.keyboard.press(' ');
  await expect(main.getByText('appointment', { exact: true })).toBeVisible();
  for (const name of [/^Not yet.*today/, /^I knew it.*days/])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await look('its answer');
  await page.keyboard.press('2');
  await expect(main.getByText('opbellen', { exact: true })).toBeVisible();

  // Pressed by mistake: it was not that easy.
  await page.keyboard.press('z');
  await expect(main.getByText('de afspraak', { exact: true })).toBeVisible();
  await page.keyboard.press(' ');
  await page.keyboard.press('1');
  await expect(main.getByText('opbellen', { exact: true })).toBeVisible();
  await page.keyboard.press(' ');
  await page.keyboard.press('2');

  // A forgotten card doesn't make the test wait.
  await expect(main.getByText('de afspraak', { exact: true })).toBeVisible();
  await page.keyboard.press(' ');
  await page.keyboard.press('2');
  // It was forgotten a moment ago, so it is asked once more in ten minutes.
  await expect(main.getByText('The next card comes back at 12:10.')).toBeVisible();
  await look('the end of a review');

  // The session has long expired by then: only the answers are left.
  await page.clock.setFixedTime(Date.parse('2026-12-01T12:05:00'));
  await signIn(page, { path: '/review' });
  await expect(main.getByText(/^[1-4] to go/)).toBeVisible();
});
