import type { ExamPart } from '#exam/part.ts';
import type { Platform } from '#browser/platform.ts';
import { type RouteLink, route } from '#routes/routes.ts';
import { chosenExams, chosenGame } from '#storage/chosen-sittings.ts';
import { spokenExams, writtenExams } from '#storage/open-exam-sittings.ts';
import { spokenGame, writtenGame } from '#storage/open-game-sittings.ts';
import { storedSitting, type SittingEntry } from '#storage/sitting-entry.ts';

/** A game or a mock exam that was started and not ended. */
export interface GameUnderWay {
  readonly key: string;
  readonly name: string;
  readonly link: RouteLink;
}

interface KnownGame extends GameUnderWay {
  readonly isUnderWay: (stored: unknown) => boolean;
}

/** The games and mock exams that wait to be resumed, games first; none if the device cannot say. Never rejects. */
export async function gamesUnderWay(
  { database }: Pick<Platform, 'database'>,
  parts: readonly ExamPart[],
): Promise<readonly GameUnderWay[]> {
  const stored = await database.keys('sittings');
  if (!stored.ok) return [];
  const known = [...parts.map(gameOf), ...parts.map(examsOf)];
  const found = await Promise.all(
    known
      .filter(({ key }) => stored.value.includes(key))
      .map(async ({ isUnderWay, ...game }) => {
        const read = await database.read('sittings', game.key);
        return read.ok && isUnderWay(read.value) ? [game] : [];
      }),
  );
  return found.flat();
}

function gameOf(part: ExamPart): KnownGame {
  const { title, path } = part.game;
  switch (part.task) {
    case 'choose':
      return knownGame(title, path, chosenGame(part));
    case 'speak':
      return knownGame(title, path, spokenGame(part));
    case 'write':
      // Its result is saved too, to be read again.
      return knownGame(title, path, writtenGame(part), ({ phase }) => phase !== 'finished');
  }
}

function examsOf(part: ExamPart): KnownGame {
  const link = route('mockExam', { kind: 'part', part: part.slug });
  const known = <Kept extends { readonly current: unknown }>(entry: SittingEntry<Kept>) =>
    // Its record also contains earlier sittings.
    knownGame(`${part.name} mock exam`, link, entry, ({ current }) => current !== null);
  switch (part.task) {
    case 'choose':
      return known(chosenExams(part));
    case 'write':
      return known(writtenExams(part));
    case 'speak':
      return known(spokenExams(part));
  }
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
    // An ended one is stored as null.
    isUnderWay(stored) {
      const found = storedSitting(entry, stored);
      return found.kind === 'read' && found.kept !== null && goesOn(found.kept);
    },
  };
}
