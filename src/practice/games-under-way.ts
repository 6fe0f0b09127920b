import type { Platform } from '#browser/platform.ts';
import { PATHS } from '#routes/paths.ts';
import type { MockPartId } from '#routes/mock-exam-views.ts';
import { type RouteLink, route } from '#routes/routes.ts';
import { storedSitting } from '#storage/sitting-entry.ts';
import type { SittingEntry } from '#storage/sitting-entry.ts';
import {
  KNM_EXAMS,
  LISTENING_EXAMS,
  READING_EXAMS,
  SPEAKING_EXAMS,
  WRITING_EXAMS,
} from '#storage/exam-sittings.ts';
import { KNM_SITTING, LISTENING_SITTING, READING_SITTING } from '#storage/choice-game-sittings.ts';
import { SPEAKING_SITTING, WRITING_SITTING } from '#storage/open-game-sittings.ts';

/** A game or a mock exam that was begun and not ended. */
export interface GameUnderWay {
  readonly key: string;
  readonly name: string;
  readonly link: RouteLink;
}

interface KnownGame extends GameUnderWay {
  readonly isUnderWay: (stored: unknown) => boolean;
}

const GAMES: readonly KnownGame[] = [
  knownGame('Reading game', PATHS.readingGame, READING_SITTING),
  knownGame('KNM game', PATHS.knmGame, KNM_SITTING),
  knownGame('Listening game', PATHS.listeningGame, LISTENING_SITTING),
  knownGame('Speaking game', PATHS.speakingGame, SPEAKING_SITTING),
  // Its result is kept, too, to be read again.
  knownGame('Writing game', PATHS.writingGame, WRITING_SITTING, ({ phase }) => phase !== 'finished'),
  knownExam('Reading', 'reading', READING_EXAMS),
  knownExam('Listening', 'listening', LISTENING_EXAMS),
  knownExam('Writing', 'writing', WRITING_EXAMS),
  knownExam('Speaking', 'speaking', SPEAKING_EXAMS),
  knownExam('KNM', 'knm', KNM_EXAMS),
];

/** The games and mock exams that wait to be resumed; none where the device can't tell. Never rejects. */
export async function gamesUnderWay({
  database,
}: Pick<Platform, 'database'>): Promise<readonly GameUnderWay[]> {
  const stored = await database.keys('sittings');
  if (!stored.ok) return [];
  const games = GAMES.filter(({ key }) => stored.value.includes(key));
  const found = await Promise.all(
    games.map(async ({ isUnderWay, ...game }) => {
      const read = await database.read('sittings', game.key);
      return read.ok && isUnderWay(read.value) ? [game] : [];
    }),
  );
  return found.flat();
}

/** Its record holds the sittings before it, too. */
function knownExam<Kept extends { readonly current: unknown }>(
  title: string,
  part: MockPartId,
  entry: SittingEntry<Kept>,
): KnownGame {
  const link = route('mockExam', { kind: 'part', part });
  return knownGame(`${title} mock exam`, link, entry, ({ current }) => current !== null);
}

function knownGame<Kept>(
  name: string,
  link: RouteLink,
  entry: SittingEntry<Kept>,
  goesOn: (kept: Kept) => boolean = () => true,
): KnownGame {
  return {
    key: entry.key,
    name,
    link,
    // One that was ended left null in its place.
    isUnderWay(stored) {
      const found = storedSitting(entry, stored);
      return found.kind === 'read' && found.kept !== null && goesOn(found.kept);
    },
  };
}
