import type { SearchResultsProps } from '#features/vocabulary/search-results.tsx';
import { lateCode } from '#shared/late/late-code.ts';

/** Needed once somebody types; fetched in the quiet moment before (QUA-02). */
export const searchResultsCode = lateCode<SearchResultsProps>(
  () => import('#features/vocabulary/search-results.tsx'),
);
