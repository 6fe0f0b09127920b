import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A band of results: reached from `from` on. */
export interface RatingBand {
  readonly from: number;
  /** As the specification gives it, in Dutch for all games but reading. */
  readonly title: MessageDescriptor | { readonly nl: string; readonly en: MessageDescriptor };
  /** Shown as stars; the title says the same. */
  readonly stars: 0 | 1 | 2 | 3;
}

/** REA-03: by the share of the highest score without bonuses, in percent. */
export const READING_BANDS = [
  { from: 90, title: msg`Excellent`, stars: 3 },
  { from: 70, title: msg`Good`, stars: 2 },
  { from: 50, title: msg`Not bad`, stars: 1 },
  { from: 0, title: msg`Keep practicing`, stars: 0 },
] as const satisfies readonly RatingBand[];

/** KNM-04: by the share of the highest score without bonuses, in percent. */
export const KNM_BANDS = [
  { from: 90, title: { nl: 'Uitstekend', en: msg`Excellent` }, stars: 3 },
  { from: 70, title: { nl: 'Goed', en: msg`Good` }, stars: 2 },
  { from: 50, title: { nl: 'Niet slecht', en: msg`Not bad` }, stars: 1 },
  { from: 0, title: { nl: 'Blijf oefenen', en: msg`Keep practising` }, stars: 0 },
] as const satisfies readonly RatingBand[];

/** LIS-03: by the number of right answers. */
export const LISTENING_BANDS = [
  { from: 24, title: { nl: 'Uitstekend', en: msg`Excellent` }, stars: 3 },
  { from: 18, title: { nl: 'Goed', en: msg`Good` }, stars: 2 },
  { from: 12, title: { nl: 'Redelijk', en: msg`Fair` }, stars: 1 },
  { from: 0, title: { nl: 'Blijf oefenen', en: msg`Keep practising` }, stars: 0 },
] as const satisfies readonly RatingBand[];

/** WRI-03, SPE-03: by the share of all points, in percent. */
export const OPEN_ANSWER_BANDS = [
  { from: 80, title: { nl: 'Uitstekend', en: msg`Excellent` }, stars: 3 },
  { from: 60, title: { nl: 'Goed', en: msg`Good` }, stars: 2 },
  { from: 40, title: { nl: 'Redelijk', en: msg`Fair` }, stars: 1 },
  { from: 0, title: { nl: 'Blijf oefenen', en: msg`Keep practising` }, stars: 0 },
] as const satisfies readonly RatingBand[];

/** The highest band that is reached; the last one where none is. */
export function ratingOf(bands: readonly [RatingBand, ...RatingBand[]], value: number): RatingBand {
  return bands.find(({ from }) => value >= from) ?? bands.at(-1) ?? bands[0];
}

/** A share in percent, not rounded and never over 100: bonuses may lead beyond what counts as all (REA-03, KNM-04). */
export function percentage(score: number, of: number): number {
  return of <= 0 ? 0 : Math.min((score / of) * 100, 100);
}
