import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExamPart } from '#exam/part.ts';
import type { Platform } from '#browser/platform.ts';
import { isUnderWay, keptExams } from '#learning/kept-exams.ts';
import { filled } from '#lib/shown-text.ts';
import { type RouteLink, route, taskPractice } from '#routes/routes.ts';
import { entriesOf } from '#storage/part-sittings.ts';
import { storedSitting, type SittingEntry } from '#storage/sitting-entry.ts';

/** A game or a mock exam that was started and not ended. */
export interface GameUnderWay {
  readonly key: string;
  /** `Reading game, not finished` */
  readonly notFinished: MessageDescriptor;
  readonly link: RouteLink;
}

interface KnownGame extends GameUnderWay {
  readonly isUnderWay: (stored: unknown) => boolean;
}

/** The games and mock exams that wait to be resumed, mock exams first, as their time goes on; none if the device cannot say. Never rejects. */
export async function gamesUnderWay(
  { database }: Pick<Platform, 'database'>,
  parts: readonly ExamPart[],
): Promise<readonly GameUnderWay[]> {
  const stored = await database.keys('sittings');
  if (!stored.ok) return [];
  const known = [...parts.map(gameOf), ...parts.flatMap(practiceOf)];
  const found = await Promise.all(
    known
      .filter(({ key }) => stored.value.includes(key))
      .map(async ({ isUnderWay, ...game }) => {
        const read = await database.read('sittings', game.key);
        return read.ok && isUnderWay(read.value) ? [game] : [];
      }),
  );
  const exams = await keptExams(
    { database },
    parts.filter((part) => stored.value.includes(entriesOf(part).exams.key)),
  );
  return [...parts.filter(({ id }) => isUnderWay(exams, id)).map(examOf), ...found.flat()];
}

function gameOf(part: ExamPart): KnownGame {
  const { title, path } = part.game;
  return knownGame(notFinished(title), path, entriesOf(part).game, (kept) => !isResult(part, kept));
}

function practiceOf(part: ExamPart): readonly KnownGame[] {
  return entriesOf(part).practice.map(({ kind, entry }) =>
    knownGame(
      notFinished(part.phrases.practice),
      taskPractice(part.game.path, kind),
      entry,
      (kept) => !isResult(part, kept),
    ),
  );
}

/** A result of writing is saved too, to be read again. */
function isResult(part: ExamPart, kept: object): boolean {
  return part.task === 'write' && 'phase' in kept && kept.phase === 'finished';
}

function examOf(part: ExamPart): GameUnderWay {
  return {
    key: entriesOf(part).exams.key,
    notFinished: notFinished(part.phrases.mockExam),
    link: route('mockExam', { kind: 'part', part: part.slug }),
  };
}

function notFinished(what: MessageDescriptor): MessageDescriptor {
  return filled(msg({ message: '{what}, not finished' }), { what });
}

function knownGame<Kept>(
  text: MessageDescriptor,
  link: RouteLink,
  entry: SittingEntry<Kept>,
  goesOn: (kept: Kept) => boolean,
): KnownGame {
  return {
    key: entry.key,
    notFinished: text,
    link,
    // An ended one is stored as null.
    isUnderWay(stored) {
      const found = storedSitting(entry, stored);
      return found.kind === 'read' && found.kept !== null && goesOn(found.kept);
    },
  };
}
