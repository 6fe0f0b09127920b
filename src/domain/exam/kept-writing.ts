import { array, literal, number, object, picklist, string, variant } from 'valibot';
import { fitsTasks, type WritingGameTask, type WritingState } from '#domain/exam/writing-machine.ts';

const handedIn = array(
  object({ taskId: string(), text: string(), durationMs: number(), by: picklist(['person', 'time']) }),
);

/** The shape in which a game is kept on the device, its result too: one's own texts are worth coming back to (WRI-02). */
export const KEPT_WRITING = variant('phase', [
  object({ phase: literal('intro'), handedIn }),
  object({
    phase: literal('writing'),
    handedIn,
    taskId: string(),
    text: string(),
    startedAt: number(),
    endsAt: number(),
  }),
  object({ phase: literal('scored'), handedIn }),
  object({ phase: literal('finished'), handedIn }),
]);

/** What is kept of a game; null where nothing was begun. */
export function keptWriting(state: WritingState): WritingState | null {
  return isUntouched(state) ? null : state;
}

/** The game to go on with; null where it is one of other tasks. */
export function restoredWriting(tasks: readonly WritingGameTask[], kept: WritingState): WritingState | null {
  return fitsTasks(tasks, kept) ? kept : null;
}

/** Nothing was begun: nothing would be lost. */
export function isUntouched({ phase, handedIn: texts }: WritingState): boolean {
  return phase === 'intro' && texts.length === 0;
}
