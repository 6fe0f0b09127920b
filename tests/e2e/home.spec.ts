import { openApp } from './support/app.ts';
import { expect, test } from './support/journey.ts';

test('HOME-01: home shows its three features and leads to study', async ({ page }) => {
  await openApp(page);
  for (const name of [
    'Structured Themes',
    'Practise Interactions',
    'Practise Listening',
    'Ready to get started?',
  ]) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Practise interactions', exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Study vocabulary' }).click();
  await expect(page).toHaveURL('/vocabulary');
  for (const [name, path] of [
    ['Structured Themes', '/vocabulary'],
    ['Practise Interactions', '/vragenlijst'],
    ['Practise Listening', '/listening-game'],
  ] as const) {
    await page.goto('/');
    // Anywhere on the card, as with a thumb.
    const card = main.getByRole('listitem').filter({ hasText: name });
    await card.click({ position: { x: 30, y: 30 } });
    await expect(page).toHaveURL(path);
  }
});
