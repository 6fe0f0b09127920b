import { expect, type Locator, type Page } from '@playwright/test';
import { openApp } from './app.ts';

/** The sections of the page by title, with their ids in the page and in an address. */
export const SECTIONS = {
  Alphabets: 'alphabets-section',
  Numbers: 'numbers-section',
  Time: 'time-practice',
  'Days & Week': 'days-week-section',
  Directions: 'directions-section',
  'Body Parts': 'body-parts-section',
  'Family Relations': 'family-relations-section',
  'Education System': 'education-section',
} as const;

/** Opens a section of the page by its address, and waits until nothing moves. */
export async function openMiscSection(page: Page, title: keyof typeof SECTIONS): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openApp(page, `/misc#${SECTIONS[title]}`);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  await expectAtRest(page);
  // By its id: finding a region by its name takes a tenth of a second among 5,000 elements, each time.
  return page.locator(`#${SECTIONS[title]}`);
}

/** Waits until all sections are loaded and scrolling has ended, so that measured elements stay in place. */
async function expectAtRest(page: Page): Promise<void> {
  await expect(page.getByText(': loading …')).toHaveCount(0);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [last, framesAtRest] = [NaN, 0];
        const look = () => {
          framesAtRest = scrollY === last ? framesAtRest + 1 : 0;
          last = scrollY;
          if (framesAtRest < 10) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );
}

/** A control by its whole name, or a pattern for it. */
export const button = (place: Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: typeof name === 'string' });

/** A part of a section, by its heading. */
export const partOf = (section: Locator, heading: string) =>
  section
    .locator('div', { has: section.page().getByRole('heading', { level: 3, name: heading }) })
    .last()
    .locator('..');

/** Presses Tab from one control to the next, as often as there are controls. */
export async function namesByTab(page: Page, first: Locator, count: number): Promise<(string | null)[]> {
  // Away from the diagram: hovering would hide the effect of the focus.
  await page.mouse.move(0, 0);
  await first.focus();
  const names: (string | null)[] = [];
  for (let step = 0; step < count; step += 1) {
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null));
    await page.keyboard.press('Tab');
  }
  return names;
}
