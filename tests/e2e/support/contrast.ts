import type { Page } from '@playwright/test';

/** How many texts of a look are tried: one may be covered, and axe can tell nothing of it. */
const TRIES = 3;

interface Contrast {
  readonly violations: readonly string[];
  /** The looks in which a text was found to be readable. */
  readonly judged: readonly string[];
}

/**
 * The contrast of texts that look like none of those `judged` before: their colour, size, weight and all that is behind them. A look counts
 * as judged once axe could tell for one of its texts. Axe must be on the page.
 */
export function findContrast(
  page: Page,
  parts: readonly string[],
  judged: readonly string[],
): Promise<Contrast> {
  return page.evaluate(
    async ({ selectors, known, tries }) => {
      const { body } = document;
      const behind = new Map<Element, string>([[document.documentElement, '']]);
      const behindOf = (element: Element): string => {
        const found = behind.get(element);
        if (found !== undefined) return found;
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
        const parent = element.parentElement === null ? '' : behindOf(element.parentElement);
        const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
        const all = own === 'rgba(0, 0, 0, 0) none 1' ? parent : `${parent}, ${own}`;
        behind.set(element, all);
        return all;
      };
      const hasText = (element: Element) =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(String(node.nodeValue)),
        );
      const lookOf = (element: Element) => {
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const label = element.closest('label');
        // What axe leaves out: for screen readers alone, or disabled.
        const isForEyes = width > 1 && height > 1;
        const isEnabled =
          element.closest(':disabled, [aria-disabled=true]') === null &&
          label?.control?.matches(':disabled') !== true;
        return `${color} ${fontSize} ${fontWeight} ${isForEyes} ${isEnabled}${behindOf(element)}`;
      };
      const texts = (
        selectors.length === 0 ? [body] : selectors.flatMap((part) => [...document.querySelectorAll(part)])
      )
        .flatMap((part) => [part, ...part.querySelectorAll('*')])
        .filter((element) => hasText(element) && element.checkVisibility({ visibilityProperty: true }));
      const lookOfText = new Map<Element, string>();
      const countOf = new Map<string, number>();
      for (const element of texts) {
        const look = lookOf(element);
        const count = countOf.get(look) ?? 0;
        if (known.includes(look) || count === tries) continue;
        countOf.set(look, count + 1);
        lookOfText.set(element, look);
      }
      if (lookOfText.size === 0) return { violations: [], judged: [] };
      const found = await globalThis.axe?.run(
        { include: [...lookOfText.keys()] },
        {
          runOnly: { type: 'rule', values: ['color-contrast'] },
          resultTypes: ['violations', 'passes'],
          elementRef: true,
          iframes: false,
        },
      );
      if (found === undefined) throw new Error('axe is not on the page');
      return {
        violations: found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`)),
        judged: found.passes
          .flatMap(({ nodes }) => nodes)
          .flatMap(({ element }) => (element === undefined ? [] : (lookOfText.get(element) ?? []))),
      };
    },
    { selectors: parts, known: judged, tries: TRIES },
  );
}
