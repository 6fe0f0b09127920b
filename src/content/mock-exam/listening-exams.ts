import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';
import { rows as firstEnd } from './listening-1-end.ts';
import { rows as firstMiddle } from './listening-1-middle.ts';
import { rows as firstStart } from './listening-1-start.ts';
import { rows as secondEnd } from './listening-2-end.ts';
import { rows as secondMiddle } from './listening-2-middle.ts';
import { rows as secondStart } from './listening-2-start.ts';
import { rows as thirdEnd } from './listening-3-end.ts';
import { rows as thirdMiddle } from './listening-3-middle.ts';
import { rows as thirdStart } from './listening-3-start.ts';

/** The listening exams, each with its fragments in their order (MOC-06). */
export const LISTENING_EXAM_FRAGMENTS: readonly (readonly MockListeningFragment[])[] = [
  [...firstStart, ...firstMiddle, ...firstEnd],
  [...secondStart, ...secondMiddle, ...secondEnd],
  [...thirdStart, ...thirdMiddle, ...thirdEnd],
];
