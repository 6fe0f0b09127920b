import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { readEntryState, stepBack } from '#browser/history/app-history.ts';
import type { PageViews } from '#routes/page-views.ts';

interface ShowViewOptions {
  /** In place of the view shown, without a step back to it. */
  readonly replace?: boolean;
  /** Only notes where one is inside the view (a card of a deck): focus and scroll stay. Goes with `replace`. */
  readonly quiet?: boolean;
}

export interface PageView<View> {
  readonly view: View;
  readonly showView: (view: View, options?: ShowViewOptions) => void;
  /** As the browser's Back button; to the first view where nothing lies below. */
  readonly goBack: () => void;
}

/**
 * The view a page shows, kept with the browser's history entry and not in the URL (NAV-04): the Back button goes one
 * view back, a reload shows the same view.
 */
export function usePageView<View>({ first, read }: PageViews<View>): PageView<View> {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { view: stored, visit } = readEntryState(useHistoryState<unknown>());
  const here = search === '' ? path : `${path}?${search}`;
  return {
    view: read(stored),
    showView: (next, { replace = false, quiet = false } = {}) =>
      navigate(here, { replace, state: quiet ? { view: next, visit } : { view: next } }),
    goBack: () => {
      if (!stepBack()) navigate(here, { replace: true, state: { view: first } });
    },
  };
}
