import { lookByTurns } from './support/accessibility.ts';
import { NEVER_HERE_BEFORE, signIn } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { openCards } from './support/vocabulary.ts';
import { serveWords } from './support/word-list.ts';

test.use({ storageState: NEVER_HERE_BEFORE });

test('MEM-20: home welcomes a new person, then shows today’s plan until the exam, and spreads missed days', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T12:00:00') });
  const look = await lookByTurns(page, { theme: 'light', width: 390 });
  await page.setViewportSize({ width: 390, height: 844 });
  await serveWords(page);
  const main = page.getByRole('main');

  await signIn(page, { remember: true });
  await expect(page.getByRole('heading', { level: 1, name: /up to A2 and your exam/ })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Start' })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('button', { name: 'My exam date' })).toBeVisible();
  await look('home of a new person');
  await openCards(page);
  await page.getByRole('button', { name: 'More with this list' }).click();
  await page.getByRole('button', { name: 'Add to review: 2 words' }).click();
  await expect(page.getByRole('button', { name: /^In review: 2 words/ })).toBeVisible();

  // The same day: one button to begin, and what is due.
  await page.getByRole('link', { name: 'Oefenpad, to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Review: 4 to go' })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('heading', { name: 'Structured Themes' })).toBeVisible();
  await look('a day');
  await main.getByRole('link', { name: 'Review: 4 to go' }).click();
  // Header, home and review tell the same number, after each answer too.
  for (const toGo of [4, 2]) {
    await expect(main.getByText(`${toGo} to go`)).toBeVisible();
    await expect(page.getByRole('link', { name: `Review: ${toGo} to go` })).toBeVisible();
    await page.keyboard.press(' ');
    await page.keyboard.press('2');
  }
  await expect(main.getByText('Done for today.')).toBeVisible();

  await page.getByRole('link', { name: 'Oefenpad, to Home' }).click();
  await main.getByText('More for today').click();
  await expect(main.getByText(/Done today: 2 answers/)).toBeVisible();
  await main.getByRole('button', { name: 'My exam date' }).click();
  await main.getByText('A part is on another day').click();
  await main.getByLabel('Reading', { exact: true }).fill('2027-02-14');
  await main.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(main.getByRole('link', { name: 'Reading in 84 days, 14 February 2027' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Learn \d+ new words/ }).first()).toBeVisible();
  const grammar = main.getByRole('link', { name: /^Answer \d+ grammar questions/ });
  const before = Number((await grammar.innerText()).match(/\d+/)?.[0]);
  await main.getByText('How this is calculated').click();
  await expect(main.getByText(/^Grammar: .* 77 days for new things before Reading/)).toBeVisible();
  await look('a plan');

  // Ten days later: a little more each day, and no reproach.
  await page.clock.setFixedTime(Date.parse('2026-12-02T12:00:00'));
  await signIn(page);
  await expect(main.getByRole('link', { name: 'Reading in 74 days, 14 February 2027' })).toBeVisible();
  await main.getByText('What is in today’s plan').click();
  await expect(main.getByRole('link', { name: /^Review: \d+ to go$/ })).toBeVisible();
  const after = Number((await grammar.innerText()).match(/\d+/)?.[0]);
  expect(after).toBeGreaterThan(before);
  expect(after).toBeLessThanOrEqual(before * 2);
  expect(await main.innerText()).not.toMatch(/missed|behind/);
});
