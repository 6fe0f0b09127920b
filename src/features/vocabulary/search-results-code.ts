import type { SearchResultsProps } from '#features/vocabulary/search-results.tsx';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';

/** Needed once somebody types; fetched in the quiet moment before (QUA-02). */
export const searchResultsCode = lazyCode<SearchResultsProps>(
  () => import('#features/vocabulary/search-results.tsx'),
);
