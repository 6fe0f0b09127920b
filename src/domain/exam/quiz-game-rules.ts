import { MINUTE_MS } from '#lib/duration.ts';

/** What tells one quiz game from another: reading, KNM and listening share one machine (EXM-04). */
export interface QuizGameRules {
  /** For a right answer, before the bonus. */
  readonly points: number;
  /** For each right answer in a row before this one (EXM-05). */
  readonly streakBonus: number;
  /** A wrong answer costs one; null: it costs nothing (MOC-13). */
  readonly lives: number | null;
  /** From the start, with no pause; null: as long as one likes. */
  readonly durationMs: number | null;
  /** Answers wait until the question was heard, or its text shown instead (LIS-02, LIS-04). */
  readonly isHeard: boolean;
}

/** EXM-04 */
const LIVES = 3;

/** REA-01, REA-02 */
export const READING_RULES: QuizGameRules = {
  points: 100,
  streakBonus: 10,
  lives: LIVES,
  durationMs: null,
  isHeard: false,
};

/** KNM-01, KNM-02 */
export const KNM_RULES: QuizGameRules = {
  points: 10,
  streakBonus: 5,
  lives: LIVES,
  durationMs: 45 * MINUTE_MS,
  isHeard: false,
};

/** LIS-01, LIS-02 */
export const LISTENING_RULES: QuizGameRules = {
  points: 10,
  streakBonus: 5,
  lives: LIVES,
  durationMs: 30 * MINUTE_MS,
  isHeard: true,
};

/** How a game is played: by its own rules, or calmly, without lives and clock (MOC-13). */
export type GameMode = 'game' | 'calm';

/** What holds in a mode. What is asked, and what is said to an answer, is the same in both. */
export function rulesIn(mode: GameMode, rules: QuizGameRules): QuizGameRules {
  return mode === 'calm' ? { ...rules, lives: null, durationMs: null } : rules;
}
