import { useEffect, useRef } from 'react';
import type { WritingKind } from '#content/schema/task-kind.ts';
import {
  isUntouched,
  NEW_OPEN_GAME,
  openGameReducer,
  restoredGame,
  type Done,
  type OpenGame,
  type OpenGameEvent,
} from '#exam/engine/open-game.ts';
import { checkOf, WRITTEN_GAME, type WrittenEvent, type WrittenText } from '#exam/engine/written-game.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { Projection } from '#learning/rules/projection.ts';
import { historyOf } from '#learning/rules/study-past.ts';
import { useProjection } from '#learning/components/use-projection.ts';
import { asSelfRating, type Written } from './writing-judge.ts';
import type { GameWriteTask } from './writing-game-tasks.ts';
import type { WritingGameContent } from './practice-score.ts';
import type { ExamPart } from '#exam/part.ts';
import type { Machine, Untimed } from '#practice/play.ts';
import { writtenGame, writtenPractice } from '#storage/write-sittings.ts';
import { persisted } from '#storage/sitting.ts';
import { useMachine, type PlayedSitting } from '#practice/components/use-machine.ts';

export type WritingGame = OpenGame<WrittenText>;
export type WritingMove = Untimed<OpenGameEvent | WrittenEvent>;

/** A text of the game, with the tasks whose results were opened before it (JDG-06). */
export type WrittenAt = (done: readonly Done<WrittenText>[], place: number, task: GameWriteTask) => Written;

const seenBy =
  (projection: () => Projection): WrittenAt =>
  (done, place, task) => {
    const { texts, rating } = done[place]?.answer ?? { texts: [], rating: null };
    const timesLogged = historyOf(projection(), itemId('text', task.id)).length;
    // This very text is one of those in the log, once it was checked.
    const isSeen = timesLogged > (rating === null ? 0 : 1);
    const before = done.slice(0, place).map(({ taskId }) => taskId);
    return { task, answer: texts, seen: new Set(isSeen ? [...before, task.id] : before) };
  };

const machineOf = (
  { tasks, judge }: WritingGameContent,
  writtenAt: WrittenAt,
): Machine<WritingGame, WritingMove> => ({
  initial: NEW_OPEN_GAME,
  reduce: (game, event) => openGameReducer(WRITTEN_GAME, tasks, game, event),
  answerOf(before, after) {
    const place = after.done.length - 1;
    const given = after.done[place];
    const task = tasks[place];
    if (given === undefined || task === undefined) return null;
    const isNew = after.done.length > before.done.length;
    const earlier = before.done[place]?.answer;
    if (!isNew && (earlier === undefined || earlier.rating === given.answer.rating)) return null;
    // A text that does not count goes into the log at once; the others when they are checked (JDG-07).
    const logged = judge.logged(writtenAt(after.done, place, task), isNew ? null : checkOf(given.answer));
    if (logged === null) return null;
    return given.answer.isLogged === true
      ? asSelfRating(logged)
      : { ...logged, activity: 'game', durationMs: given.durationMs };
  },
  timeLimit: {
    endsAt: (game) => (game.phase === 'doing' ? game.endsAt : null),
    expired: { kind: 'time-expired' },
  },
});

const keptOf = (part: ExamPart, kind: WritingKind | null, { tasks }: WritingGameContent) =>
  persisted({
    entry: kind === null ? writtenGame(part) : writtenPractice(part, kind),
    keep: (game: WritingGame) => (isUntouched(game) ? null : game),
    restore: (kept: WritingGame) => restoredGame(tasks, kept),
  });

/** The writing game, or practice of one kind of task: kept on the device as one types (WRI-02), each text in the study log once (MEM-01). */
export function useWritingGame(
  part: ExamPart,
  kind: WritingKind | null,
  content: WritingGameContent,
): PlayedSitting<WritingGame, WritingMove> & { readonly writtenAt: WrittenAt } {
  const { projection } = useProjection();
  const latest = useRef(projection);
  useEffect(() => {
    latest.current = projection;
  }, [projection]);
  const played = useMachine(
    () =>
      machineOf(
        content,
        seenBy(() => latest.current),
      ),
    keptOf(part, kind, content),
  );
  return { ...played, writtenAt: seenBy(() => projection) };
}
