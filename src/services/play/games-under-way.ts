import type { Platform } from '#platform/platform.ts';
import { PATHS, type AppPath } from '#services/paths.ts';
import { storedSitting } from '#services/storage/sitting-entry.ts';
import type { SittingEntry } from '#services/storage/sitting-entry.ts';
import {
  KNM_SITTING,
  LISTENING_SITTING,
  READING_SITTING,
  SPEAKING_SITTING,
  WRITING_SITTING,
} from '#services/storage/sittings.ts';

/** A game that was begun and not ended. */
export interface GameUnderWay {
  readonly name: string;
  readonly page: AppPath;
}

interface KnownGame extends GameUnderWay {
  readonly key: string;
  readonly isUnderWay: (stored: unknown) => boolean;
}

const GAMES: readonly KnownGame[] = [
  knownGame('Reading game', PATHS.readingGame, READING_SITTING),
  knownGame('KNM game', PATHS.knmGame, KNM_SITTING),
  knownGame('Listening game', PATHS.listeningGame, LISTENING_SITTING),
  knownGame('Speaking game', PATHS.speakingGame, SPEAKING_SITTING),
  // Its result is kept, too, to be read again.
  knownGame('Writing game', PATHS.writingGame, WRITING_SITTING, ({ phase }) => phase !== 'finished'),
];

/** The games that wait to be gone on with; none where the device can't tell. Never rejects. */
export async function gamesUnderWay({
  database,
}: Pick<Platform, 'database'>): Promise<readonly GameUnderWay[]> {
  const stored = await database.keys('sittings');
  if (!stored.ok) return [];
  const games = GAMES.filter(({ key }) => stored.value.includes(key));
  const found = await Promise.all(
    games.map(async ({ key, name, page, isUnderWay }) => {
      const read = await database.read('sittings', key);
      return read.ok && isUnderWay(read.value) ? [{ name, page }] : [];
    }),
  );
  return found.flat();
}

function knownGame<Kept>(
  name: string,
  page: AppPath,
  entry: SittingEntry<Kept>,
  goesOn: (kept: Kept) => boolean = () => true,
): KnownGame {
  return {
    key: entry.key,
    name,
    page,
    // One that was ended left null in its place.
    isUnderWay(stored) {
      const found = storedSitting(entry, stored);
      return found.kind === 'read' && found.kept !== null && goesOn(found.kept);
    },
  };
}
