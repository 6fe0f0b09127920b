import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { readEntryState } from '#shared/navigation/app-history.ts';

/**
 * The view a page shows, kept with the browser's history entry and not in the URL (NAV-04): the Back button goes one
 * view back, a reload shows the same view.
 * @param parse turns whatever stands in the history into a view, or null when it is none of this page's
 */
export function usePageView<View>(
  parse: (value: unknown) => View | null,
  initial: View,
): { view: View; showView: (view: View, options?: { replace?: boolean }) => void } {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { view: stored } = readEntryState(useHistoryState<unknown>());
  const view = stored === undefined ? initial : (parse(stored) ?? initial);
  const here = search === '' ? path : `${path}?${search}`;
  return {
    view,
    showView: (next, options) =>
      navigate(here, { replace: options?.replace ?? false, state: { view: next } }),
  };
}
