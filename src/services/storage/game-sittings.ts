import { unknown } from 'valibot';
import { gameFromVersion1, KEPT_GAME, type KeptGame } from '#exam/engine/kept-game.ts';
import {
  KEPT_SPOKEN_GAME,
  KEPT_WRITTEN_GAME,
  spokenGameOfVersion1,
  writtenGameOfVersion1,
} from '#exam/engine/kept-open-game.ts';
import type { OpenGame } from '#exam/engine/open-game.ts';
import type { Takes } from '#exam/engine/spoken-game.ts';
import type { WrittenText } from '#exam/engine/written-game.ts';
import type { SittingEntry } from '#services/storage/sitting-entry.ts';
import { storedValue, type StoredValue } from '#services/storage/stored-value.ts';

/** Games that are played or written and can be taken up again, in the database's store `sittings` (DAT-07). */

/** EXM-07 */
export const READING_SITTING: SittingEntry<KeptGame> = quizGame('reading-game', 'reading game under way');

/** EXM-07 */
export const KNM_SITTING: SittingEntry<KeptGame> = quizGame('knm-game', 'KNM game under way');

/** EXM-07 */
export const LISTENING_SITTING: SittingEntry<KeptGame> = quizGame(
  'listening-game',
  'listening game under way',
);

/** WRI-02 */
export const WRITING_SITTING: SittingEntry<OpenGame<WrittenText>> = {
  ...entry('writing-game', 'writing game with its texts, until Restart'),
  version: 2,
  schema: KEPT_WRITTEN_GAME,
  migrate: writtenGameOfVersion1,
};

/** EXM-07; a take’s sound is in the page’s memory only (SPE-02). */
export const SPEAKING_SITTING: SittingEntry<OpenGame<Takes>> = {
  ...entry('speaking-game', 'speaking game under way, without its sound'),
  version: 2,
  schema: KEPT_SPOKEN_GAME,
  migrate: spokenGameOfVersion1,
};

function quizGame(key: string, what: string): SittingEntry<KeptGame> {
  return { ...entry(key, what), version: 2, schema: KEPT_GAME, migrate: gameFromVersion1 };
}

function entry(key: string, what: string): Omit<SittingEntry<never>, 'schema'> {
  const former = formerValue(`oefenpad.${key}`, `${what}, as the first version kept it`);
  return { key, what, place: 'IndexedDB', version: 1, former, isExported: true, isErased: true };
}

/** The first version of the app kept games in local storage, which a killed browser writes out late. */
function formerValue(key: string, what: string): StoredValue<unknown> {
  return storedValue<unknown>({
    key,
    what,
    place: 'local storage',
    format: 'json',
    version: 1,
    schema: unknown(),
    fallback: null,
    isExported: true,
    isErased: true,
  });
}
