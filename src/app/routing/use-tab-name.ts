import { useEffect, type RefObject } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { readEntryState } from '#browser/history/app-history.ts';
import { nameTab } from '#ui/screen.ts';

/**
 * Names the tab, and the entry of its history, after what it shows (NAV-07): the page, inside a page the heading of the view, and
 * before that what is marked with `tabName`, such as a question.
 * @param page null where the screen has nothing of the app
 */
export function useTabName(main: RefObject<HTMLElement | null>, page: string | null): void {
  const isView = readEntryState(useHistoryState<unknown>()).view !== undefined;
  useEffect(() => {
    const region = main.current;
    const tell = () => nameTab([...namesIn(region, page, isView), 'Oefenpad'].join(' · '));
    tell();
    if (region === null) return undefined;
    const observer = new MutationObserver(tell);
    observer.observe(region, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['data-tab-name'],
    });
    return () => observer.disconnect();
  }, [main, page, isView]);
}

function namesIn(region: HTMLElement | null, page: string | null, isView: boolean): readonly string[] {
  const marked = region?.querySelector<HTMLElement>('[data-tab-name]')?.dataset['tabName'];
  const heading = region?.querySelector('h1')?.textContent.trim() ?? '';
  if (page === null) return [marked ?? [], heading].flat();
  const isHeadingTold = heading !== '' && (isView || marked !== undefined);
  // The heading `Reading mock exam` already contains the page `Mock exam`.
  const isPageTold = isHeadingTold && heading.toLowerCase().includes(page.toLowerCase());
  return [marked ?? [], isHeadingTold ? heading : [], isPageTold ? [] : page].flat();
}
