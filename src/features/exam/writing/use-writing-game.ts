import { rows } from '#content/exam/writing-tasks.ts';
import type { WritingTask } from '#content/schema/exam-rows.ts';
import {
  keptWriting,
  restoredWriting,
  NEW_WRITING,
  taskOf,
  writingReducer,
  type HandedInText,
  type WritingEvent,
  type WritingState,
} from '#domain/exam/writing-machine.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { gradeOf } from '#features/exam/writing/task-points.ts';
import type { Machine, MachineAnswer, Untimed } from '#services/play/play.ts';
import { WRITING_SITTING } from '#services/storage/game-sittings.ts';
import { useSitting, type PlayedSitting } from '#shared/play/use-machine.ts';

/** The tasks of the writing game, in their order (WRI-01). */
export const WRITING_TASKS: readonly WritingTask[] = rows;

export type WritingMove = Untimed<WritingEvent>;

const MACHINE: Machine<WritingState, WritingMove> = {
  initial: NEW_WRITING,
  reduce: (state, event) => writingReducer(WRITING_TASKS, state, event),
  answerOf(before, after) {
    const isNew = after.handedIn.length > before.handedIn.length;
    if (!isNew && !(before.phase === 'scored' && after.phase !== 'scored')) return null;
    const given = isNew ? after.handedIn.at(-1) : before.handedIn.at(-1);
    const task = taskOf(WRITING_TASKS, before);
    if (given === undefined || task === undefined) return null;
    return isNew ? answerTo(task, given) : ratingOf(task, given);
  },
  timeLimit: {
    endsAt: (state) => (state.phase === 'writing' ? state.endsAt : null),
    expired: { kind: 'time-expired' },
  },
};

function answerTo(task: WritingTask, given: HandedInText): MachineAnswer {
  const { text, durationMs } = given;
  return {
    itemId: itemId('text', task.id),
    activity: 'game',
    grade: gradeOf(task, given),
    answer: text.trim() === '' ? null : text,
    durationMs,
  };
}

/** What its writer ticked is told to the log where the text comes out otherwise by it, as one's own rating (WRI-03). */
function ratingOf(task: WritingTask, given: HandedInText): MachineAnswer | null {
  const grade = gradeOf(task, given);
  if (grade === gradeOf(task, { text: given.text })) return null;
  const rating = grade === 'right' ? 'good' : 'again';
  return {
    itemId: itemId('text', task.id),
    activity: 'self-rating',
    grade: rating,
    answer: null,
    durationMs: 0,
  };
}

const KEEPING = {
  entry: WRITING_SITTING,
  keep: keptWriting,
  restore: (kept: WritingState) => restoredWriting(WRITING_TASKS, kept),
};

/** The writing game: kept on the device as one types (WRI-02), each text in the study log once (MEM-01). */
export function useWritingGame(): PlayedSitting<WritingState, WritingMove> {
  return useSitting(() => MACHINE, KEEPING);
}
