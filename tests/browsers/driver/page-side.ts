import type * as TestingLibrary from '@testing-library/dom';

/** What to find in a page: by role and name, by label, or by its text; the nth match, inside another element. */
export interface Query {
  readonly role?: string;
  readonly label?: string;
  readonly text?: TextQuery;
  readonly css?: string;
  readonly name?: TextQuery;
  readonly within?: Query;
  /** Only matches that contain this. */
  readonly holding?: Query;
  readonly nth?: number;
}

/** The whole text, or a pattern. */
export type TextQuery = string | { readonly like: string; readonly flags: string };

export interface PageSide {
  /** The visible matches, in the order of the page. */
  readonly find: (query: Query) => Element[];
  /** Scrolls it into view, waits until it is still, and returns where to press; or what covers it. */
  readonly aim: (query: Query) => Promise<{ x: number; y: number } | { problem: string }>;
}

declare global {
  var pageSide: PageSide | undefined;
}

/** Sent into each page as text, after Testing Library: it must not use anything from outside. */
export function installPageSide(library: typeof TestingLibrary): void {
  const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const fits = (text: string, wanted: TextQuery) =>
    typeof wanted === 'string' ? text === wanted : new RegExp(wanted.like, wanted.flags).test(text);
  const matcher = (wanted: TextQuery) =>
    typeof wanted === 'string' ? wanted : new RegExp(wanted.like, wanted.flags);
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

  /** The innermost elements with this text. */
  const withText = (root: Element, wanted: TextQuery) => {
    const all = [...root.querySelectorAll<HTMLElement>('*:not(script, style)')].filter(
      (element) => isSeen(element) && fits(tidy(element.textContent), wanted),
    );
    return all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
  };

  const find = (query: Query): Element[] => {
    const [root = null] = query.within === undefined ? [document.body] : find(query.within);
    if (!(root instanceof HTMLElement)) return root === null ? [] : [...root.querySelectorAll('*')];
    const found = ((): Element[] => {
      if (query.role !== undefined)
        return library.queryAllByRole(root, query.role, {
          hidden: true,
          ...(query.name === undefined ? {} : { name: matcher(query.name) }),
        });
      if (query.label !== undefined) return library.queryAllByLabelText(root, query.label);
      if (query.text !== undefined) return withText(root, query.text);
      return [...root.querySelectorAll(query.css ?? '*')];
    })()
      .filter(isSeen)
      .filter((element) => {
        const { holding } = query;
        return holding === undefined || find(holding).some((held) => element.contains(held));
      });
    if (query.nth === undefined) return found;
    return found.slice(query.nth, query.nth === -1 ? undefined : query.nth + 1);
  };

  // Wait for two frames, however long they take: after the second one the element is where it will be pressed.
  const frames = async () => {
    for (let drawn = 0; drawn < 2; drawn += 1) await new Promise(requestAnimationFrame);
  };

  const aim: PageSide['aim'] = async (query) => {
    const [element, ...others] = find(query);
    if (element === undefined) return { problem: 'not there' };
    if (others.length > 0) return { problem: `${others.length + 1} of it` };
    if (element.matches(':disabled')) return { problem: 'disabled' };
    const place = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    };
    const isInReach = ({ x, y }: { x: number; y: number }) => {
      const hit = document.elementFromPoint(x, y);
      const isIts = hit !== null && (element.contains(hit) || hit.contains(element));
      return isIts || (hit?.closest('label')?.contains(element) ?? false);
    };
    if (!isInReach(place())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = place();
    await frames();
    const now = place();
    if (before.x !== now.x || before.y !== now.y) return { problem: 'moving' };
    if (isInReach(now)) return now;
    return { problem: `covered by ${document.elementFromPoint(now.x, now.y)?.outerHTML.slice(0, 120)}` };
  };

  globalThis.pageSide = { find, aim };
}
