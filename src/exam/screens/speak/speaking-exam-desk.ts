import {
  NO_SPEAKING,
  speakingExamReducer,
  type PastSpeaking,
  type SpeakingExamEvent,
  type SpeakingSitting,
} from '#exam/engine/speaking-sitting.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { DeskRules } from '#exam/screens/use-desk.ts';
import type { Untimed } from '#practice/play.ts';

/** What a view may tell a speaking exam. */
export type SpeakingExamMove = Untimed<SpeakingExamEvent>;

/** The speaking exams. Nobody judges what was said: a task that was recorded is known well enough. */
export const SPEAKING_DESK: DeskRules<SpeakingSitting, PastSpeaking, SpeakingExamMove> = {
  initial: NO_SPEAKING,
  reduce: speakingExamReducer,
  judge: ({ answers }, id) =>
    answers[id] === undefined ? null : { itemId: itemId('question', id), grade: 'good', answer: null },
};
