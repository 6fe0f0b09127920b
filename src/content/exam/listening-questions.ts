import { rows } from './listening-items.ts';
import type { AskedListeningRow, ListeningRow } from '#content/schema/exam-rows.ts';

/** The questions of the listening game, fragment by fragment: two for each longer one (LIS-01). */
export const LISTENING_QUESTIONS: readonly AskedListeningRow[] = rows.flatMap(
  ({ second, ...row }: ListeningRow) => {
    const first = { ...row, fragmentId: row.id };
    return second === undefined ? [first] : [first, { ...first, ...second }];
  },
);
