import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './accessibility.ts';

/** A window of 1280 x 1024 at 400% zoom. */
export const ZOOMED = { width: 320, height: 256 };

/** Nothing in the page or the open dialog extends beyond its edge, and no text is cut off. */
export async function expectWhole(page: Page, place: string): Promise<void> {
  await expectNoSidewaysScroll(page, place);
  const cut = await page.evaluate(() =>
    [...(document.querySelector('dialog:modal') ?? document.body).querySelectorAll('*')]
      .filter((element) => {
        if (
          !element.checkVisibility({ visibilityProperty: true }) ||
          element.closest('.sr-only, svg') !== null
        )
          return false;
        // For screen readers only: the headings of a table that is a list on a phone.
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

/** Waits for content that loads after the page: no placeholders are left. */
export async function expectAllThere(page: Page, place: string): Promise<void> {
  await expect(page.locator('main .animate-pulse, main .animate-spin'), place).toHaveCount(0, {
    timeout: 20_000,
  });
}
