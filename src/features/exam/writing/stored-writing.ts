import { array, literal, number, object, picklist, safeParse, string, variant } from 'valibot';
import { fitsTasks, type WritingGameTask, type WritingState } from '#domain/exam/writing-machine.ts';

const handedIn = array(
  object({ taskId: string(), text: string(), durationMs: number(), by: picklist(['person', 'time']) }),
);

const stateSchema = variant('phase', [
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

/** A game as it was kept on the device; null where it is none, or one of other tasks (WRI-02). */
export function parseWriting(tasks: readonly WritingGameTask[], value: unknown): WritingState | null {
  const parsed = safeParse(stateSchema, value);
  return parsed.success && fitsTasks(tasks, parsed.output) ? parsed.output : null;
}
