import { MINUTE_MS } from '#lib/duration.ts';

/** What tells one quiz game from another: reading, KNM and listening share one machine (EXM-04). */
export interface QuizGameRules {
  /** For a right answer, before the bonus. */
  readonly points: number;
  /** For each right answer in a row before this one (EXM-05). */
  readonly streakBonus: number;
  /** From the start, with no pause; null: as long as one likes. */
  readonly durationMs: number | null;
  /** Answers wait until the question was heard, or its text shown instead (LIS-02, LIS-04). */
  readonly isHeard: boolean;
}

/** EXM-04 */
export const LIVES = 3;

/** REA-01, REA-02 */
export const READING_RULES: QuizGameRules = {
  points: 100,
  streakBonus: 10,
  durationMs: null,
  isHeard: false,
};

/** KNM-01, KNM-02 */
export const KNM_RULES: QuizGameRules = {
  points: 10,
  streakBonus: 5,
  durationMs: 45 * MINUTE_MS,
  isHeard: false,
};

/** LIS-01, LIS-02 */
export const LISTENING_RULES: QuizGameRules = {
  points: 10,
  streakBonus: 5,
  durationMs: 30 * MINUTE_MS,
  isHeard: true,
};
