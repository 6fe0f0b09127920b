import { itemsOf, type PastAnswer, type Projection } from './projection.ts';
import type { ReviewGrade } from './schedule.ts';
import { countedAnswers } from './study-past.ts';

/**
 * With how many buttons people rate themselves in review (MEM-06). `as-before`: with two, unless they already rated with four when
 * there was no choice.
 */
export const GRADE_SCALES = ['as-before', 'two', 'four'] as const;
export type GradeScale = 'two' | 'four';

/** The grades that a person can give themselves, the worst first. */
export const GRADES_OF_SCALE: Record<GradeScale, readonly ReviewGrade[]> = {
  two: ['again', 'good'],
  four: ['again', 'hard', 'good', 'easy'],
};

/** How somebody with these answers rates themselves. */
export function gradeScaleOf(chosen: (typeof GRADE_SCALES)[number], projection: Projection): GradeScale {
  if (chosen !== 'as-before') return chosen;
  return hasRatedWithFour(projection) ? 'four' : 'two';
}

/** `I knew it`, at the first sight of a card, means that it was known before: easy, as in `schedule.ts`. */
export function gradeGiven(scale: GradeScale, grade: ReviewGrade, isFirst: boolean): ReviewGrade {
  return scale === 'two' && grade === 'good' && isFirst ? 'easy' : grade;
}

function hasRatedWithFour(projection: Projection): boolean {
  for (const [, past] of itemsOf(projection)) if (countedAnswers(past).some(isOfFour)) return true;
  return false;
}

/** A grade that two buttons can't give. Outside review, hard means that a card was turned and not rated. */
function isOfFour({ activity, grade, card }: PastAnswer, place: number, all: readonly PastAnswer[]): boolean {
  if (activity !== 'review') return false;
  return grade === 'hard' || (grade === 'easy' && all.slice(0, place).some((one) => one.card === card));
}
