import {
  KEPT_SPOKEN_GAME,
  KEPT_WRITTEN_GAME,
  spokenGameOfVersion1,
  writtenGameOfVersion1,
} from '#exam/engine/kept-open-game.ts';
import type { OpenGame } from '#exam/engine/open-game.ts';
import type { Takes } from '#exam/engine/spoken-game.ts';
import type { WrittenText } from '#exam/engine/written-game.ts';
import { gameEntry, type SittingEntry } from './sitting-entry.ts';

/** Games that are written or spoken and can be taken up again, in the database's store `sittings` (DAT-07). */

/** WRI-02 */
export const WRITING_SITTING: SittingEntry<OpenGame<WrittenText>> = {
  ...gameEntry('writing-game', 'writing game with its texts, until Restart'),
  version: 2,
  schema: KEPT_WRITTEN_GAME,
  migrate: writtenGameOfVersion1,
};

/** EXM-07; a take’s sound is in the page’s memory only (SPE-02). */
export const SPEAKING_SITTING: SittingEntry<OpenGame<Takes>> = {
  ...gameEntry('speaking-game', 'speaking game under way, without its sound'),
  version: 2,
  schema: KEPT_SPOKEN_GAME,
  migrate: spokenGameOfVersion1,
};
