import { expect, test, type Locator, type Page } from '@playwright/test';
import { PATHS } from '#services/paths.ts';
import { expectNoSidewaysScroll, laidOut } from './support/accessibility.ts';
import { openApp } from './support/app.ts';
import { openMiscSection } from './support/misc.ts';
import { openCards } from './support/vocabulary.ts';

const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: typeof name === 'string' });

/** Nothing of the page or the open dialog reaches beyond its edge, and no text is cut off. */
async function expectWhole(page: Page, place: string): Promise<void> {
  await expectNoSidewaysScroll(page, place);
  const cut = await page.evaluate(() =>
    [...(document.querySelector('dialog:modal') ?? document.body).querySelectorAll('*')]
      .filter((element) => {
        if (
          !element.checkVisibility({ visibilityProperty: true }) ||
          element.closest('.sr-only, svg') !== null
        )
          return false;
        // For screen readers alone: the heads of a table that is a list on a phone.
        if (element.getBoundingClientRect().width <= 1) return false;
        const { clientWidth, clientHeight, scrollWidth, scrollHeight, textContent } = element;
        const { overflowX, overflowY } = getComputedStyle(element);
        const isCut =
          (/hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 1) ||
          (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1);
        const isWider =
          element.matches('dialog, button, h1, h2, h3, p, legend') && scrollWidth > clientWidth + 1;
        return textContent.trim() !== '' && (isCut || isWider);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(cut, place).toEqual([]);
}

/** As at 400% zoom of a window of 1280 x 1024, in the text spacing of WCAG 1.4.12. */
async function zoomIn(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // As a constructed style sheet: a style element would be refused by the Content-Security-Policy.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; content-visibility: visible !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
}

test('QUA-15: at 400% zoom and with wide text spacing every page, card, dialog and game is whole', async ({
  page,
}) => {
  await zoomIn(page);
  for (const [name, path] of Object.entries(PATHS)) {
    if (path === PATHS.login) continue;
    await openApp(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWhole(page, name);
  }
  await openCards(page);
  await button(page, 'Show Translation').click();
  await expectWhole(page, 'word card');
  await button(page, 'Menu').click();
  await button(page, 'learner').click();
  await expectWhole(page, 'menu');
  // From elsewhere: the same address again would show the card.
  await page.goto('about:blank');
  await openApp(page, '/vocabulary');
  await button(page, 'Word of the Day').click();
  await expectWhole(page, 'word of the day');
  await openApp(page, '/vragenlijst');
  await button(page, /^1 /).click();
  await button(page, 'Show Answer').click();
  await expectWhole(page, 'interaction');
  await openApp(page, '/grammar');
  await button(page, '2 Verbs').click();
  await button(page, '4 Separable Verbs').click();
  await expect(page.getByRole('figure').first()).toBeVisible();
  await page.locator('fieldset').last().getByRole('button').first().click();
  await expectWhole(page, 'lesson');
  for (const game of ['knm', 'reading', 'listening', 'writing']) {
    await openApp(page, `/${game}-game`);
    await button(page, 'Start').click();
    await expect(page.getByRole('main').locator('fieldset, textarea').first()).toBeVisible();
    await expectWhole(page, game);
  }
});

/** How the edge of an element looks: in forced colours neither its background nor its shadow is left. */
const edge = (element: Locator) =>
  element.evaluate((one) => {
    const { outlineStyle, outlineWidth, outlineColor, borderWidth, borderColor } = getComputedStyle(one);
    return {
      outline: `${outlineStyle} ${outlineWidth} ${outlineColor}`,
      border: `${borderWidth} ${borderColor}`,
    };
  });

test('QUA-15: in forced colours focus, right and wrong, what is chosen and how far one is are seen', async ({
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
  // The sign in place of the option's number: a tick, and a cross where it was wrong.
  for (const sign of await options.locator('svg').all()) {
    await expect(sign).toBeVisible();
    expect(await sign.evaluate((one) => getComputedStyle(one).color)).not.toBe(background);
  }
  expect(await options.locator('svg').count()).toBe(
    (await page.getByText('That is right.').isVisible()) ? 1 : 2,
  );

  await openCards(page);
  // The filled part of a bar has no style that can be asked for: its picture is another one.
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
