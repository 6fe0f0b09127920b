import type { PlacementResult } from '#learning/rules/placement.ts';

type Numbers = Pick<PlacementResult, 'known' | 'low' | 'high' | 'total'>;

const NUMBER = new Intl.NumberFormat('en-GB');

/** `You know about 620 of 3,539 words`: never a number without its range next to it (`rangeText`). */
export function totalText({ known, total }: Pick<Numbers, 'known' | 'total'>): string {
  if (known === 0) return 'You can begin at the beginning';
  return `You know about ${NUMBER.format(known)} of ${NUMBER.format(total)} words`;
}

export function rangeText({ known, low, high, total }: Numbers): string {
  if (known === 0 && high <= 50) return `We start with the first of ${NUMBER.format(total)} words.`;
  return `Probably between ${NUMBER.format(low)} and ${NUMBER.format(high)}.`;
}
