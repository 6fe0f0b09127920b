import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { numberText } from '#lib/formatted.ts';
import type { PlacementResult } from '#learning/rules/placement.ts';

type Numbers = Pick<PlacementResult, 'known' | 'low' | 'high' | 'total'>;

/** `You know about 620 of 3,539 words`: never a number without its range next to it (`rangeText`). */
export function totalText(
  { known, total }: Pick<Numbers, 'known' | 'total'>,
  language: string,
): MessageDescriptor {
  if (known === 0) return msg`You can begin at the beginning`;
  return msg`You know about ${{ known: numberText(known, language) }} of ${{ total: numberText(total, language) }} words`;
}

export function rangeText({ known, low, high, total }: Numbers, language: string): MessageDescriptor {
  if (known === 0 && high <= 50)
    return msg`We start with the first of ${{ total: numberText(total, language) }} words.`;
  return msg`Probably between ${{ low: numberText(low, language) }} and ${{ high: numberText(high, language) }}.`;
}
