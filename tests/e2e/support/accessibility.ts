import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The looks in which a page can be checked (QUA-13). */
export const LOOKS = [
  { theme: 'light', width: 390 },
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
  { theme: 'dark', width: 1280 },
] as const;

type Look = (typeof LOOKS)[number];

/** Gives the page one of the looks, and waits until nothing moves. */
export async function setLook(page: Page, { theme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

/**
 * For a journey through many states: gives the page this look, and returns a function that checks a state with axe. Each state is checked
 * once, at the width of the journey, the first in its theme, then alternately in light and dark (QUA-13). Colours come from tokens; the
 * gallery and a sample of pages are checked in all four looks.
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

/** @param parts the only parts to check; by default the whole page */
export async function expectNoViolation(page: Page, place: string, ...parts: string[]): Promise<void> {
  // Elements that are fading in have no final colours yet, and hidden ones may never finish. Endless animations count as finished.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    // A button half covered by a bar at the edge doesn't count as small.
    for (const bar of document.querySelectorAll<HTMLElement>('.action-bar, header'))
      bar.style.position = 'static';
  });
  // Passed rules aren't listed, and no second page is opened to merge frames: that would take most of the time.
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

/** Sets wide text spacing (WCAG 1.4.12) for the whole page, including parts that aren't rendered while out of view. */
export async function setWideTextSpacing(page: Page): Promise<void> {
  await wakeWhatRests(page);
  await adoptSheet(
    page,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
}

/** Also renders what is out of view: until then it may keep the colours of the previous theme. */
export async function wakeWhatRests(page: Page): Promise<void> {
  await adoptSheet(page, '* { content-visibility: visible !important }');
}

/** As a constructed style sheet: the Content-Security-Policy would block a style element. */
async function adoptSheet(page: Page, text: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, text);
  await laidOut(page);
}

/** Waits until a change, such as the width of the window, is laid out, including what is measured only in the next frame. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Nothing extends beyond the right edge: no sideways scrolling (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page, place: string): Promise<void> {
  await laidOut(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, place).toBeLessThanOrEqual(0);
}

/** Controls that are less than 44 px high. */
export function smallTargets(page: Page): Promise<string[]> {
  return page
    .locator('a:visible, button:visible, summary:visible, label:has(input):visible')
    .evaluateAll((all) =>
      all
        .filter(
          (element) =>
            // A notice may close between being found and being measured.
            element.isConnected &&
            !element.matches('[href="#main"]') &&
            element.getBoundingClientRect().height < 43.9,
        )
        .map((element) => element.outerHTML),
    );
}
