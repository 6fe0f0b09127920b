import type { GameAnswer } from '#domain/exam/quiz-game-machine.ts';
import type { QuizGameRules } from '#domain/exam/quiz-game-rules.ts';

/** What one answer brought. */
export interface AnswerPoints {
  /** 0 for a wrong answer. */
  readonly points: number;
  /** On top, for the right answers in a row before this one (EXM-05); 0 when there is none. */
  readonly bonus: number;
}

/** Points of each answer, in order (REA-02, KNM-02, LIS-02). */
export function answerPoints(answers: readonly GameAnswer[], rules: QuizGameRules): AnswerPoints[] {
  let before = 0;
  return answers.map(({ isRight }) => {
    const bonus = isRight ? before * rules.streakBonus : 0;
    before = isRight ? before + 1 : 0;
    return { points: isRight ? rules.points : 0, bonus };
  });
}

/** All points so far, the bonuses included. */
export function totalScore(answers: readonly GameAnswer[], rules: QuizGameRules): number {
  return answerPoints(answers, rules).reduce((sum, { points, bonus }) => sum + points + bonus, 0);
}

/** Right answers in a row, up to now (EXM-05). */
export function currentStreak(answers: readonly GameAnswer[]): number {
  const lastWrong = answers.findLastIndex(({ isRight }) => !isRight);
  return answers.length - lastWrong - 1;
}

/** Counted, not worked out from the score, which bonuses inflate (KNM-04). */
export function countRight(answers: readonly GameAnswer[]): number {
  return answers.filter(({ isRight }) => isRight).length;
}

/** How many listening questions were answered from their text (LIS-04). */
export function countRead(answers: readonly GameAnswer[]): number {
  return answers.filter(({ perception }) => perception === 'read').length;
}
