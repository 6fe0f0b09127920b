import { rows } from '#content/exam/writing-tasks.ts';
import type { WritingTask } from '#content/schema/exam-rows.ts';
import {
  keptWriting,
  restoredWriting,
  NEW_WRITING,
  taskOf,
  writingReducer,
  type WritingEvent,
  type WritingState,
} from '#domain/exam/writing-machine.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { gradeOf } from '#features/exam/writing/task-points.ts';
import type { Machine, Untimed } from '#services/play/play.ts';
import { WRITING_SITTING } from '#services/storage/sittings.ts';
import { useSitting, type PlayedSitting } from '#shared/play/use-machine.ts';

/** The tasks of the writing game, in their order (WRI-01). */
export const WRITING_TASKS: readonly WritingTask[] = rows;

export type WritingMove = Untimed<WritingEvent>;

const MACHINE: Machine<WritingState, WritingMove> = {
  initial: NEW_WRITING,
  reduce: (state, event) => writingReducer(WRITING_TASKS, state, event),
  answerOf(before, { handedIn }) {
    const given = handedIn[before.handedIn.length];
    const task = taskOf(WRITING_TASKS, before);
    if (given === undefined || task === undefined) return null;
    const { text, durationMs } = given;
    return {
      itemId: itemId('text', task.id),
      activity: 'game',
      grade: gradeOf(task, text),
      answer: text.trim() === '' ? null : text,
      durationMs,
    };
  },
  timeLimit: {
    endsAt: (state) => (state.phase === 'writing' ? state.endsAt : null),
    expired: { kind: 'time-expired' },
  },
};

const KEEPING = {
  entry: WRITING_SITTING,
  keep: keptWriting,
  restore: (kept: WritingState) => restoredWriting(WRITING_TASKS, kept),
};

/** The writing game: kept on the device as one types (WRI-02), each text in the study log once (MEM-01). */
export function useWritingGame(): PlayedSitting<WritingState, WritingMove> {
  return useSitting(() => MACHINE, KEEPING);
}
