import type { SpokenAnswer } from '#domain/exam/speaking-machine.ts';

/** SPE-03: for an answer that was recorded. */
const RECORDED_POINTS = 8;
/** SPE-03: what a question counts for, so that ten make 100. */
export const QUESTION_POINTS = 10;

/** SPE-03: the app can't judge what was said, only that something was. */
export function speakingPoints({ all }: Pick<SpokenAnswer, 'all'>): number {
  return all.length > 0 ? RECORDED_POINTS : 0;
}

export function speakingScore(answers: readonly Pick<SpokenAnswer, 'all'>[]): number {
  return answers.reduce((sum, answer) => sum + speakingPoints(answer), 0);
}
