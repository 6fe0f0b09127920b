import type { Locator, Page } from '@playwright/test';
import { laidOut } from './support/accessibility.ts';
import { openApp } from './support/app.ts';
import { expect, test } from './support/journey.ts';
import { openMiscSection } from './support/misc.ts';
import { openCards } from './support/vocabulary.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The look of an element's edge: in forced colours it has neither its background nor its shadow. */
const edge = (element: Locator) =>
  element.evaluate((one) => {
    const { outlineStyle, outlineWidth, outlineColor, borderWidth, borderColor } = getComputedStyle(one);
    return {
      outline: `${outlineStyle} ${outlineWidth} ${outlineColor}`,
      border: `${borderWidth} ${borderColor}`,
    };
  });

test('QUA-15: in forced colours focus, right and wrong, choices and progress are visible', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openApp(page, '/grammar');
  await button(page, '4 Main Clauses').click();
  const dutch = button(page, 'Dutch').first();
  const before = await edge(dutch);
  await dutch.press('Enter');
  await laidOut(page);
  const chosen = await edge(dutch);
  expect(chosen.border, 'chosen').not.toBe(before.border);
  expect(chosen.outline, 'focus').toMatch(/^solid 3px/);

  const options = page.locator('fieldset').last().getByRole('button');
  await options.first().click();
  await expect(page.getByText(/^(That is right\.|Not right\.)/)).toBeVisible();
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  // The sign that replaces the option's number: a tick, or a cross for a wrong answer.
  for (const sign of await options.locator('svg').all()) {
    await expect(sign).toBeVisible();
    expect(await sign.evaluate((one) => getComputedStyle(one).color)).not.toBe(background);
  }
  expect(await options.locator('svg').count()).toBe(
    (await page.getByText('That is right.').isVisible()) ? 1 : 2,
  );

  await openCards(page);
  const edges = await page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle));
  expect(new Set(edges), 'buttons').toEqual(new Set(['solid']));
  // The filled part of a bar has no style to query, so its pixels are compared.
  const bar = page.getByRole('progressbar').first();
  const atFirst = await bar.screenshot();
  for (const number of [2, 3, 4]) {
    await button(page, 'Next').click();
    await expect(page.getByText(`Word ${number} of`).first()).toBeVisible();
  }
  expect(atFirst.equals(await bar.screenshot()), 'progress').toBe(false);

  await openMiscSection(page, 'Numbers');
  const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');
  const other = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Time' });
  await expect(current).toHaveText('Numbers');
  const [here, there] = [await edge(current), await edge(other)];
  expect(here.border, 'where one is').not.toBe(there.border);
});
