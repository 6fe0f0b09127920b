import { picklist } from 'valibot';
import { REVIEW_SCOPES } from '#learning/rules/review-scope.ts';
import { storedState } from './stored-value.ts';

/** What review asks (DAT-07). Separate from `study-values.ts`, as every card says whether it is in review. */

/** MEM-23 */
export const FITTED_REVIEW = storedState({
  key: 'oefenpad.fitted-review',
  what: 'that review is not fitted to the person',
  place: 'local storage',
  format: 'text',
  version: 1,
  schema: picklist(['on', 'off']),
  fallback: 'on',
  isExported: true,
  isErased: true,
});

/** MEM-05 */
export const REVIEW_SCOPE = storedState({
  key: 'oefenpad.review-scope',
  what: 'that review asks only what was added or answered wrong',
  place: 'local storage',
  format: 'text',
  version: 1,
  schema: picklist(REVIEW_SCOPES),
  fallback: 'studied',
  isExported: true,
  isErased: true,
});
