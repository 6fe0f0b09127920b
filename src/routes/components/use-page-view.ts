import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { readEntryState, stepBack } from '#browser/history/app-history.ts';
import type { PageViews } from '#routes/page-views.ts';

interface ShowViewOptions {
  /** Replaces the current view, so that Back does not return to it. */
  readonly replace?: boolean;
  /** Only stores the position inside the view (a card of a list): focus and scroll stay. Used with `replace`. */
  readonly quiet?: boolean;
}

export interface PageView<View> {
  readonly view: View;
  readonly showView: (view: View, options?: ShowViewOptions) => void;
  /** Like the browser's Back button; goes to the first view if there is no earlier entry. */
  readonly goBack: () => void;
}

/**
 * The view a page shows, stored in the browser's history entry and not in the URL (NAV-04): the Back button goes one
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
