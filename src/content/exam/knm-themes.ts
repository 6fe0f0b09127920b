import type { KnmRow } from '#content/schema/exam-rows.ts';

/** The eight official themes of KNM since 1 July 2025, by number. */
export const KNM_THEMES: Readonly<
  Record<KnmRow['theme'], { readonly dutch: string; readonly english: string }>
> = {
  1: { dutch: 'Werk en inkomen', english: 'Work and income' },
  2: { dutch: 'Omgangsvormen, waarden en normen', english: 'Manners, values and norms' },
  3: { dutch: 'Wonen', english: 'Living' },
  4: { dutch: 'Gezondheid en gezondheidszorg', english: 'Health and health care' },
  5: { dutch: 'Geschiedenis en geografie', english: 'History and geography' },
  6: { dutch: 'Instanties', english: 'Agencies' },
  7: { dutch: 'Staatsinrichting en rechtsstaat', english: 'Government and the rule of law' },
  8: { dutch: 'Onderwijs en opvoeding', english: 'Education and bringing up children' },
};
