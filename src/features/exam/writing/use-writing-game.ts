import { useRef } from 'react';
import type { WritingTask } from '#content/schema/exam-rows.ts';
import {
  NEW_WRITING,
  taskOf,
  writingReducer,
  type WritingEvent,
  type WritingState,
} from '#domain/exam/writing-machine.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { useStoredState } from '#features/exam/use-stored-state.ts';
import { parseWriting } from '#features/exam/writing/stored-writing.ts';
import { gradeOf } from '#features/exam/writing/task-points.ts';
import { WRITING_TASKS } from '#features/exam/writing/writing-tasks.ts';
import { WRITING_GAME } from '#services/storage/device-values.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { useStudyLog } from '#shared/study-log/study-log-context.tsx';

const STORED = {
  stored: WRITING_GAME,
  parse: (value: unknown) => parseWriting(WRITING_TASKS, value),
  initial: NEW_WRITING,
  // The result stays, too: one's own texts are worth coming back to.
  isOver: isUntouched,
};

/** What can happen besides writing. */
export type WritingMove = Exclude<WritingEvent['kind'], 'text-changed'>;

interface WritingGame {
  readonly state: WritingState;
  /** The task on the screen; undefined after the last one. */
  readonly task: WritingTask | undefined;
  /** False: a reload would lose what is written. */
  readonly isKept: boolean;
  readonly changeText: (text: string) => void;
  readonly move: (kind: WritingMove) => void;
}

/** The writing game: kept on the device with every change (WRI-02), each text in the study log once (MEM-01). */
export function useWritingGame(): WritingGame {
  const { clock } = usePlatform();
  const studyLog = useStudyLog();
  const { state, setState, isKept } = useStoredState(STORED);
  const handedInFrom = useRef<WritingState>(null);

  const happen = (event: WritingEvent) => {
    const next = writingReducer(WRITING_TASKS, state, event);
    const given = next.handedIn[state.handedIn.length];
    const task = taskOf(WRITING_TASKS, state);
    // A tab that wakes up may look at the clock twice before it is drawn again.
    if (next === state || handedInFrom.current === state) return;
    if (given !== undefined && task !== undefined) {
      handedInFrom.current = state;
      const { text, durationMs } = given;
      studyLog.record({
        itemId: itemId('text', task.id),
        activity: 'game',
        grade: gradeOf(task, text),
        answer: text.trim() === '' ? null : text,
        durationMs,
      });
    }
    setState(next);
  };
  return {
    state,
    task: taskOf(WRITING_TASKS, state),
    isKept,
    changeText: (text) => happen({ kind: 'text-changed', text, at: clock.now() }),
    move: (kind) => happen({ kind, at: clock.now() }),
  };
}

/** Nothing was begun: nothing would be lost. */
export function isUntouched({ phase, handedIn }: WritingState): boolean {
  return phase === 'intro' && handedIn.length === 0;
}
