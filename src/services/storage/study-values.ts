import { integer, maxValue, minValue, number, pipe } from 'valibot';
import { NEW_CARDS, RETENTION_PERCENT, REVIEWS } from '#domain/memory/review-limits.ts';
import { storedValue } from '#services/storage/stored-value.ts';

/** How somebody wants to study, in local storage (DAT-07). Apart from `device-values.ts`, which every page carries. */

const wholeBetween = ({ least, most }: { readonly least: number; readonly most: number }) =>
  pipe(number(), integer(), minValue(least), maxValue(most));

/** MEM-07 */
export const NEW_CARDS_A_DAY = storedValue({
  key: 'oefenpad.new-cards',
  what: 'how many new cards review begins a day, where chosen',
  place: 'local storage',
  format: 'json',
  version: 1,
  schema: wholeBetween(NEW_CARDS),
  fallback: NEW_CARDS.usual,
  isExported: true,
  isErased: true,
});

/** MEM-07 */
export const REVIEWS_A_DAY = storedValue({
  key: 'oefenpad.reviews',
  what: 'how many cards review asks again a day at most, where chosen',
  place: 'local storage',
  format: 'json',
  version: 1,
  schema: wholeBetween(REVIEWS),
  fallback: REVIEWS.usual,
  isExported: true,
  isErased: true,
});

/** MEM-07 */
export const RETENTION = storedValue({
  key: 'oefenpad.retention',
  what: 'how many of a hundred cards are to be known when they come back, where chosen',
  place: 'local storage',
  format: 'json',
  version: 1,
  schema: wholeBetween(RETENTION_PERCENT),
  fallback: RETENTION_PERCENT.usual,
  isExported: true,
  isErased: true,
});
