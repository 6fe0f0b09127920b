import type { MockSpeakingTask } from '#content/schema/mock-exam-rows.ts';
import { rows as firstChoice } from './speaking-1-choice.ts';
import { rows as firstStory } from './speaking-1-story.ts';
import { rows as firstTalk } from './speaking-1-talk.ts';
import { rows as secondChoice } from './speaking-2-choice.ts';
import { rows as secondStory } from './speaking-2-story.ts';
import { rows as secondTalk } from './speaking-2-talk.ts';
import { rows as thirdChoice } from './speaking-3-choice.ts';
import { rows as thirdStory } from './speaking-3-story.ts';
import { rows as thirdTalk } from './speaking-3-talk.ts';

/** The speaking exams, each with its four parts of four tasks in their order (MOC-06). */
export const SPEAKING_EXAM_TASKS: readonly (readonly MockSpeakingTask[])[] = [
  [...firstTalk, ...firstChoice, ...firstStory],
  [...secondTalk, ...secondChoice, ...secondStory],
  [...thirdTalk, ...thirdChoice, ...thirdStory],
];
