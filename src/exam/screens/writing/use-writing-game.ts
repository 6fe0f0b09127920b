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
import { GAME_TASKS, type GameWriteTask } from './writing-game-tasks.ts';
import { GAME_JUDGE } from './practice-score.ts';
import type { Machine, MachineAnswer, Untimed } from '#practice/play.ts';
import { WRITING_SITTING } from '#storage/open-game-sittings.ts';
import { keptIn } from '#storage/sitting.ts';
import { useMachine, type PlayedSitting } from '#practice/components/use-machine.ts';

export type WritingGame = OpenGame<WrittenText>;
export type WritingMove = Untimed<OpenGameEvent | WrittenEvent>;

const MACHINE: Machine<WritingGame, WritingMove> = {
  initial: NEW_OPEN_GAME,
  reduce: (game, event) => openGameReducer(WRITTEN_GAME, GAME_TASKS, game, event),
  answerOf(before, after) {
    const isNew = after.done.length > before.done.length;
    if (!isNew && !(before.phase === 'reviewing' && after.phase !== 'reviewing')) return null;
    const given = isNew ? after.done.at(-1) : before.done.at(-1);
    const task = taskOf(GAME_TASKS, before);
    if (given === undefined || task === undefined) return null;
    return isNew ? answerTo(task, given) : ratingOf(task, given.answer);
  },
  timeLimit: {
    endsAt: (game) => (game.phase === 'doing' ? game.endsAt : null),
    expired: { kind: 'time-expired' },
  },
};

function answerTo(task: GameWriteTask, { answer, durationMs }: Done<WrittenText>): MachineAnswer {
  const text = answer.texts[0] ?? '';
  return {
    itemId: itemId('text', task.id),
    activity: 'game',
    grade: GAME_JUDGE.grade(task, answer.texts, answer.told),
    answer: text.trim() === '' ? null : text,
    durationMs,
  };
}

/** What its writer ticked is told to the log where the text comes out otherwise by it, as one's own rating (WRI-03). */
function ratingOf(task: GameWriteTask, written: WrittenText): MachineAnswer | null {
  const grade = GAME_JUDGE.grade(task, written.texts, written.told);
  if (grade === GAME_JUDGE.grade(task, written.texts, null)) return null;
  const rating = grade === 'right' ? 'good' : 'again';
  return {
    itemId: itemId('text', task.id),
    activity: 'self-rating',
    grade: rating,
    answer: null,
    durationMs: 0,
  };
}

const KEEPING = keptIn({
  entry: WRITING_SITTING,
  keep: (game: WritingGame) => (isUntouched(game) ? null : game),
  restore: (kept: WritingGame) => restoredGame(GAME_TASKS, kept),
});

/** The writing game: kept on the device as one types (WRI-02), each text in the study log once (MEM-01). */
export function useWritingGame(): PlayedSitting<WritingGame, WritingMove> {
  return useMachine(() => MACHINE, KEEPING);
}
