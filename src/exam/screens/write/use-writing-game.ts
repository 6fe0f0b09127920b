import { itemId } from '#learning/rules/item-id.ts';
import {
  isUntouched,
  NEW_OPEN_GAME,
  openGameReducer,
  restoredGame,
  taskOf,
  type Done,
  type OpenGame,
  type OpenGameEvent,
} from '#exam/engine/open-game.ts';
import { WRITTEN_GAME, type WrittenEvent, type WrittenText } from '#exam/engine/written-game.ts';
import type { GameWriteTask } from './writing-game-tasks.ts';
import type { WritingGameContent } from './practice-score.ts';
import type { WritingJudge } from './writing-judge.ts';
import type { ExamPart } from '#exam/part.ts';
import type { Machine, MachineAnswer, Untimed } from '#practice/play.ts';
import { writtenGame } from '#storage/write-sittings.ts';
import { persisted } from '#storage/sitting.ts';
import { useMachine, type PlayedSitting } from '#practice/components/use-machine.ts';

export type WritingGame = OpenGame<WrittenText>;
export type WritingMove = Untimed<OpenGameEvent | WrittenEvent>;

const machineOf = ({ tasks, judge }: WritingGameContent): Machine<WritingGame, WritingMove> => ({
  initial: NEW_OPEN_GAME,
  reduce: (game, event) => openGameReducer(WRITTEN_GAME, tasks, game, event),
  answerOf(before, after) {
    const isNew = after.done.length > before.done.length;
    if (!isNew && !(before.phase === 'reviewing' && after.phase !== 'reviewing')) return null;
    const given = isNew ? after.done.at(-1) : before.done.at(-1);
    const task = taskOf(tasks, before);
    if (given === undefined || task === undefined) return null;
    return isNew ? answerTo(judge, task, given) : judge.ratingOf(task, given.answer.texts, given.answer.told);
  },
  timeLimit: {
    endsAt: (game) => (game.phase === 'doing' ? game.endsAt : null),
    expired: { kind: 'time-expired' },
  },
});

function answerTo(
  judge: WritingJudge,
  task: GameWriteTask,
  { answer, durationMs }: Done<WrittenText>,
): MachineAnswer {
  const text = answer.texts[0] ?? '';
  return {
    itemId: itemId('text', task.id),
    activity: 'game',
    grade: judge.grade(task, answer.texts, answer.told),
    answer: text.trim() === '' ? null : text,
    durationMs,
  };
}

const keptOf = (part: ExamPart, { tasks }: WritingGameContent) =>
  persisted({
    entry: writtenGame(part),
    keep: (game: WritingGame) => (isUntouched(game) ? null : game),
    restore: (kept: WritingGame) => restoredGame(tasks, kept),
  });

/** The writing game: kept on the device as one types (WRI-02), each text in the study log once (MEM-01). */
export function useWritingGame(
  part: ExamPart,
  content: WritingGameContent,
): PlayedSitting<WritingGame, WritingMove> {
  return useMachine(() => machineOf(content), keptOf(part, content));
}
