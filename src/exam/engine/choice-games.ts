import { MINUTE_MS } from '#lib/duration.ts';
import type { GameRules } from './game-rules.ts';

/** Apart from what is done by them: the definitions of the parts tell these figures, and are loaded with every page. */

/** EXM-04 */
const LIVES = 3;

/** REA-01, REA-02 */
export const READING_RULES = {
  points: 100,
  streakBonus: 10,
  lives: LIVES,
  durationMs: null,
  isHeard: false,
} as const satisfies GameRules;

/** KNM-01, KNM-02 */
export const KNM_RULES = {
  points: 10,
  streakBonus: 5,
  lives: LIVES,
  durationMs: 45 * MINUTE_MS,
  isHeard: false,
} as const satisfies GameRules;

/** LIS-01, LIS-02 */
export const LISTENING_RULES = {
  points: 10,
  streakBonus: 5,
  lives: LIVES,
  durationMs: 30 * MINUTE_MS,
  isHeard: true,
} as const satisfies GameRules;
