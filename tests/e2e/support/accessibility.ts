import { expect, type Page } from '@playwright/test';
import { AXE, AXE_RULES } from './axe.ts';
import { findContrast } from './contrast.ts';

/** The looks in which a page can be checked (QUA-13). */
export const LOOKS = [
  { theme: 'light', width: 390 },
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
  { theme: 'dark', width: 1280 },
] as const;

type Look = (typeof LOOKS)[number];

const DIALOG = 'dialog:modal';

/** Gives the page one of the looks, and waits until nothing moves. */
export async function setLook(page: Page, { theme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

/**
 * For a journey through many states: gives the page this look, and returns a function that checks a state with axe. Each state is checked
 * once, at the width of the journey, the first in its theme, then alternately in light and dark (QUA-13), and the contrast of texts that
 * look alike once. Colours come from tokens; the gallery and a sample of pages are checked whole, in all four looks.
 */
export async function lookByTurns(
  page: Page,
  first: Look,
): Promise<(place: string, ...parts: string[]) => Promise<void>> {
  await setLook(page, first);
  let { theme }: { theme: Look['theme'] } = first;
  const judged = new Set<string>();
  return async (place, ...named) => {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // The page behind a dialog has states of its own.
    const isBehindDialog = named.length === 0 && (await page.locator(DIALOG).count()) > 0;
    const parts = isBehindDialog ? [DIALOG] : named;
    const findNew = async () => {
      const others = await findViolations(page, parts, { without: 'color-contrast' });
      const contrast = await findContrast(page, parts, [...judged]);
      for (const look of contrast.judged) judged.add(look);
      return [...others, ...contrast.violations];
    };
    await expectNone(page, `${place}, ${theme}`, parts, findNew);
    theme = theme === 'light' ? 'dark' : 'light';
  };
}

/** @param parts the only parts to check; by default the whole page */
export function expectNoViolation(page: Page, place: string, ...parts: string[]): Promise<void> {
  return expectNone(page, place, parts, () => findViolations(page, parts));
}

async function expectNone(
  page: Page,
  place: string,
  parts: readonly string[],
  find: () => Promise<string[]>,
): Promise<void> {
  // Elements that are fading in have no final colours yet, and hidden ones may never finish. Endless animations count as finished.
  // What inherits a colour may begin to move only when the one above has arrived.
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
        );
    for (let round = 0; round < 10 && (round < 2 || moving().length > 0); round += 1) {
      for (const animation of moving()) animation.finish();
      await new Promise(requestAnimationFrame);
    }
    // A button half covered by a bar at the edge doesn't count as small.
    for (const bar of document.querySelectorAll<HTMLElement>('.action-bar, header'))
      bar.style.position = 'static';
  });
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(AXE);
  const restore = await showOnly(page, parts);
  const violations = await find();
  await restore();
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('.action-bar, header')) bar.style.position = '';
  });
  expect(violations.map((text) => `${place}: ${text}`)).toEqual([]);
}

/**
 * Takes everything else off the page, and returns what puts it back: axe finds the place of each element that can be seen, also of those
 * that it wasn't asked about.
 */
async function showOnly(page: Page, parts: readonly string[]): Promise<() => Promise<void>> {
  if (parts.length === 0) return () => Promise.resolve();
  const hidden = await page.evaluateHandle((selectors) => {
    const shown = new Set<Element>();
    for (const part of document.querySelectorAll(selectors))
      for (let one: Element | null = part; one !== null; one = one.parentElement) shown.add(one);
    return [...shown]
      .filter((element) => element !== document.documentElement && element.closest(selectors) === null)
      .flatMap((element) => [...element.children])
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => !shown.has(element))
      .map(({ style }) => {
        const before = style.display;
        style.display = 'none';
        return { style, before };
      });
  }, parts.join(', '));
  return () =>
    hidden.evaluate((all) => {
      for (const { style, before } of all) style.display = before;
    });
}

/** What axe finds, each with its rule and its elements. */
function findViolations(
  page: Page,
  parts: readonly string[],
  { without }: { without?: string } = {},
): Promise<string[]> {
  return page.evaluate(
    async ({ tags, include, rules }) => {
      const found = await globalThis.axe?.run(include.length === 0 ? document : { include }, {
        runOnly: { type: 'tag', values: tags },
        rules,
        // Passed rules aren't listed: that would take most of the time. What is in a frame is another site's.
        resultTypes: ['violations'],
        iframes: false,
      });
      if (found === undefined) throw new Error('axe is not on the page');
      return found.violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`);
    },
    {
      tags: AXE_RULES,
      include: parts.map((part) => [part]),
      rules: without === undefined ? {} : { [without]: { enabled: false } },
    },
  );
}

/** Sets wide text spacing (WCAG 1.4.12) for the whole page, including parts that aren't rendered while out of view. */
export async function setWideTextSpacing(page: Page): Promise<void> {
  await wakeWhatRests(page);
  await adoptSheet(
    page,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
}

/** Also renders what is out of view, in the page or in these parts: until then it may keep the colours of the previous theme. */
export async function wakeWhatRests(page: Page, ...parts: string[]): Promise<void> {
  const selector = parts.length === 0 ? '*' : parts.map((part) => `${part} *`).join(', ');
  await adoptSheet(page, `${selector} { content-visibility: visible !important }`);
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
