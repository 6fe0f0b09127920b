import {
  NO_SPEAKING,
  speakingExamReducer,
  type PastSpeaking,
  type SpeakingExamEvent,
  type SpeakingSitting,
} from '#exam/engine/speaking-sitting.ts';
import { gradeOfRating } from '#exam/engine/speaking-rating.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { DeskRules } from '#exam/screens/use-desk.ts';
import type { MachineAnswer, Untimed } from '#practice/play.ts';

/** What a view may tell a speaking exam. */
export type SpeakingExamMove = Untimed<SpeakingExamEvent>;

/** The speaking exams. A task that was recorded is known well enough until its speaker rates it otherwise. */
export const SPEAKING_DESK: DeskRules<SpeakingSitting, PastSpeaking, SpeakingExamMove> = {
  initial: NO_SPEAKING,
  reduce: speakingExamReducer,
  judge: ({ answers }, id) =>
    answers[id] === undefined ? null : { itemId: itemId('question', id), grade: 'good', answer: null },
  answerOf: (before, after) =>
    after.past.flatMap((sitting) => {
      const earlier = before.past.find(({ id }) => id === sitting.id);
      return earlier === undefined || earlier === sitting ? [] : ratedOtherwise(earlier, sitting);
    }),
};

/** The log already has each task; only a different outcome is logged, as a self-rating. */
function ratedOtherwise(before: PastSpeaking, { ratings }: PastSpeaking): readonly MachineAnswer[] {
  return Object.entries(ratings).flatMap(([id, rating]) => {
    const grade = gradeOfRating(rating);
    if (grade === gradeOfRating(before.ratings[id] ?? {})) return [];
    return { itemId: itemId('question', id), activity: 'self-rating', grade, answer: null, durationMs: 0 };
  });
}
