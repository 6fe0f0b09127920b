import type { MockWritingTask } from '#content/schema/mock-exam-rows.ts';
import { rows as first } from './writing-1.ts';
import { rows as second } from './writing-2.ts';
import { rows as fourth } from './writing-4.ts';
import { rows as third } from './writing-3.ts';

/** The writing exams, each with its four tasks in their order (MOC-06). */
export const WRITING_EXAM_TASKS: readonly (readonly MockWritingTask[])[] = [first, second, third, fourth];
