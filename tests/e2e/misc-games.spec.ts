import { expect, test } from './support/journey.ts';
import { openMiscSection, SECTIONS } from './support/misc.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Scrolling ends at whole pixels, so a fraction of one may be outside. */
const WHOLE = { ratio: 0.98 };

test('MSC-11 MSC-13 QUA-16: on a phone a clock fits with its phrases, a route with its map, and the walk with both', async ({
  page,
}) => {
  const time = await openMiscSection(page, 'Time');
  await time.getByRole('button', { name: 'Quiz', exact: true }).click();
  await time.getByRole('button', { name: 'Play', exact: true }).click();
  for (const number of [1, 2, 3]) {
    await expect(time.getByText(`Clock ${number} of 10`)).toBeFocused();
    await expect(time.getByRole('img', { name: /^Clock showing/ })).toBeInViewport(WHOLE);
    const phrases = time.getByRole('group', { name: 'Hoe laat is het?' }).getByRole('button');
    await expect(phrases.last()).toBeInViewport(WHOLE);
    await phrases.nth(number).click();
    await expect(time.getByRole('button', { name: 'Next Question' })).toBeInViewport(WHOLE);
    await time.getByRole('button', { name: 'Next Question' }).click();
  }

  const directions = page.locator(`#${SECTIONS.Directions}`);
  await directions.getByRole('button', { name: 'Follow a route' }).click();
  for (const number of [1, 2]) {
    await expect(directions.getByText(`Route ${number} of 5`)).toBeFocused();
    await expect(directions.getByText(/^Ga rechtdoor|^Sla |^Keer om/).last()).toBeInViewport();
    await expect(directions.getByRole('img', { name: /^The town/ })).toBeInViewport(WHOLE);
    await directions.getByRole('button', { name: /^Bij / }).first().click();
    await directions.getByRole('button', { name: 'Next route' }).click();
  }

  await directions.getByRole('button', { name: 'Walk to the station' }).click();
  await expect(directions.getByRole('img', { name: /^A town of five/ })).toBeInViewport(WHOLE);
  for (const name of ['Ga rechtdoor straight on', 'Keer om turn round'])
    await expect(directions.getByRole('button', { name })).toBeInViewport(WHOLE);
});

test('MSC-12 MSC-09 QUA-14: sounds and rules are closed on a phone, opened by a key; open on a wide screen', async ({
  page,
}) => {
  const letters = await openMiscSection(page, 'Alphabets');
  const word = letters.getByRole('button', { name: /^het boek/ });
  const fold = letters
    .locator('details', { has: page.locator('button', { hasText: 'het boek' }) })
    .locator('summary');
  await expect(word).toBeHidden();
  await fold.press('Enter');
  await expect(word).toBeVisible();
  await fold.press('Enter');
  await expect(word).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(word).toBeVisible();
});
