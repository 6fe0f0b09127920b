import { rows } from '#content/exam/writing-tasks.ts';
import type { WritingTask } from '#content/schema/exam-rows.ts';

/** The tasks of the writing game, in their order (WRI-01). */
export const WRITING_TASKS: readonly WritingTask[] = rows;
