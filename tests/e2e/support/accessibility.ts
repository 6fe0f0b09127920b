import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What every page is looked at in (QUA-13). */
export const LOOKS = [
  { theme: 'light', width: 390 },
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
  { theme: 'dark', width: 1280 },
] as const;

/** Gives the page one of the looks, at rest. */
export async function wearLook(page: Page, { theme, width }: (typeof LOOKS)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

/** @param parts the only parts that are looked at; left out, the whole page */
export async function expectNoViolation(page: Page, place: string, ...parts: string[]): Promise<void> {
  // What is still fading in has no colours to judge yet.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const axe = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ]);
  for (const part of parts) axe.include(part);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${place}: ${id} ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}

/** Nothing reaches beyond the right edge: no sideways scrolling (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page, place: string): Promise<void> {
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
          (element) => !element.matches('[href="#main"]') && element.getBoundingClientRect().height < 43.9,
        )
        .map((element) => element.outerHTML),
    );
}
