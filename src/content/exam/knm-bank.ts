import type { KnmBankRow } from '#content/schema/knm-bank-row.ts';
import { rows as agencies } from './knm-bank/agencies.ts';
import { rows as education } from './knm-bank/education-and-upbringing.ts';
import { rows as health } from './knm-bank/health-and-care.ts';
import { rows as history } from './knm-bank/history-and-geography.ts';
import { rows as living } from './knm-bank/living.ts';
import { rows as manners } from './knm-bank/manners-and-values.ts';
import { rows as state } from './knm-bank/state-and-law.ts';
import { rows as work } from './knm-bank/work-and-income.ts';

/** The questions that the KNM mock exams are drawn from, theme by theme in the official order (MOC-06). */
export const KNM_BANK: readonly KnmBankRow[] = [
  ...work,
  ...manners,
  ...living,
  ...health,
  ...history,
  ...agencies,
  ...state,
  ...education,
];
