import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';
import { rows as firstEnd } from './reading-1-end.ts';
import { rows as firstMiddle } from './reading-1-middle.ts';
import { rows as firstStart } from './reading-1-start.ts';
import { rows as secondEnd } from './reading-2-end.ts';
import { rows as secondMiddle } from './reading-2-middle.ts';
import { rows as secondStart } from './reading-2-start.ts';
import { rows as thirdEnd } from './reading-3-end.ts';
import { rows as thirdMiddle } from './reading-3-middle.ts';
import { rows as thirdStart } from './reading-3-start.ts';
import { rows as fourthEnd } from './reading-4-end.ts';
import { rows as fourthMiddle } from './reading-4-middle.ts';
import { rows as fourthStart } from './reading-4-start.ts';

/** The reading exams, each with its texts in their order (MOC-06). */
export const READING_EXAM_TEXTS: readonly (readonly MockReadingText[])[] = [
  [...firstStart, ...firstMiddle, ...firstEnd],
  [...secondStart, ...secondMiddle, ...secondEnd],
  [...thirdStart, ...thirdMiddle, ...thirdEnd],
  [...fourthStart, ...fourthMiddle, ...fourthEnd],
];
