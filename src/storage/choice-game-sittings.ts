import { KEPT_GAME, type KeptGame } from '#exam/engine/kept-game.ts';
import { gameEntry, type SittingEntry } from './sitting-entry.ts';

/** Games of parts with options that can be taken up again, in the database's store `sittings` (DAT-07). */

/** EXM-07 */
export const READING_SITTING: SittingEntry<KeptGame> = quizGame('reading-game', 'reading game under way');

/** EXM-07 */
export const KNM_SITTING: SittingEntry<KeptGame> = quizGame('knm-game', 'KNM game under way');

/** EXM-07 */
export const LISTENING_SITTING: SittingEntry<KeptGame> = quizGame(
  'listening-game',
  'listening game under way',
);

function quizGame(key: string, what: string): SittingEntry<KeptGame> {
  return { ...gameEntry(key, what), version: 2, schema: KEPT_GAME };
}
