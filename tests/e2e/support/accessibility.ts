import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a page can be looked at in (QUA-13). */
export const LOOKS = [
  { theme: 'light', width: 390 },
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
  { theme: 'dark', width: 1280 },
] as const;

type Look = (typeof LOOKS)[number];

/** Gives the page one of the looks, at rest. */
export async function setLook(page: Page, { theme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

/**
 * For a journey through many states: gives the page this look, and answers what looks at a state with axe. Each state is
 * looked at once, in the width of the journey, the first in its theme, from then on in light and dark by turns (QUA-13).
 * Colours come from tokens; the gallery and a sample of pages are looked at in all four looks.
 */
export async function lookByTurns(
  page: Page,
  first: Look,
): Promise<(place: string, ...parts: string[]) => Promise<void>> {
  await setLook(page, first);
  let { theme }: { theme: Look['theme'] } = first;
  return async (place, ...parts) => {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectNoViolation(page, `${place}, ${theme}`, ...parts);
    theme = theme === 'light' ? 'dark' : 'light';
  };
}

/** @param parts the only parts that are looked at; left out, the whole page */
export async function expectNoViolation(page: Page, place: string, ...parts: string[]): Promise<void> {
  // What is still fading in has no colours to judge yet, and what is out of sight may never be done. What turns for ever has.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    // What happens to lie half under a bar at an edge is not small.
    for (const bar of document.querySelectorAll<HTMLElement>('.action-bar, header'))
      bar.style.position = 'static';
  });
  // What is right is not listed, and no second page is opened to add the frames up: that would take most of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS);
  for (const part of parts) axe.include(part);
  const { violations } = await axe.setLegacyMode().analyze();
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('.action-bar, header')) bar.style.position = '';
  });
  expect(
    violations.map(({ id, nodes }) => `${place}: ${id} ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}

/** Wide text spacing as somebody may set it (WCAG 1.4.12), for all of a page: also for what is out of view and at rest. */
export async function setWideTextSpacing(page: Page): Promise<void> {
  await wakeWhatRests(page);
  await adoptSheet(
    page,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
}

/** Draws also what is out of view and at rest: until it is drawn it may keep the colours of the theme before. */
export async function wakeWhatRests(page: Page): Promise<void> {
  await adoptSheet(page, '* { content-visibility: visible !important }');
}

/** As a constructed style sheet: a style element would be refused by the Content-Security-Policy. */
async function adoptSheet(page: Page, text: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, text);
  await laidOut(page);
}

/** Waits until what has changed, as the width of the window, is laid out: also what only the next frame measures. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Nothing reaches beyond the right edge: no sideways scrolling (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page, place: string): Promise<void> {
  await laidOut(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, place).toBeLessThanOrEqual(0);
}

/** What can be pressed and is less than 44 px high. */
export function smallTargets(page: Page): Promise<string[]> {
  return page
    .locator('a:visible, button:visible, summary:visible, label:has(input):visible')
    .evaluateAll((all) =>
      all
        .filter(
          (element) =>
            // A notice may leave between being found and being measured.
            element.isConnected &&
            !element.matches('[href="#main"]') &&
            element.getBoundingClientRect().height < 43.9,
        )
        .map((element) => element.outerHTML),
    );
}
