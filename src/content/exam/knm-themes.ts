import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { KnmRow } from '#content/schema/exam-rows.ts';

/** The eight official themes of KNM since 1 July 2025, by number. */
export const KNM_THEMES: Readonly<
  Record<KnmRow['theme'], { readonly dutch: string; readonly english: MessageDescriptor }>
> = {
  1: { dutch: 'Werk en inkomen', english: msg`Work and income` },
  2: { dutch: 'Omgangsvormen, waarden en normen', english: msg`Manners, values and norms` },
  3: { dutch: 'Wonen', english: msg`Living` },
  4: { dutch: 'Gezondheid en gezondheidszorg', english: msg`Health and health care` },
  5: { dutch: 'Geschiedenis en geografie', english: msg`History and geography` },
  6: { dutch: 'Instanties', english: msg`Agencies` },
  7: { dutch: 'Staatsinrichting en rechtsstaat', english: msg`Government and the rule of law` },
  8: { dutch: 'Onderwijs en opvoeding', english: msg`Education and bringing up children` },
};
