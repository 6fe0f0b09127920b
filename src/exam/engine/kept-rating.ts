import { exactOptional, maxValue, minValue, number, object, pipe } from 'valibot';
import { SPEAKING_CRITERIA } from './speaking-rating.ts';

/** Points of a criterion. */
export const keptPoints = (most: number) => pipe(number(), minValue(0), maxValue(most));

/** The stored form of what one gave oneself for a spoken answer. */
export const KEPT_RATING = object({
  task: exactOptional(keptPoints(SPEAKING_CRITERIA.task)),
  sentences: exactOptional(keptPoints(SPEAKING_CRITERIA.sentences)),
  pronunciation: exactOptional(keptPoints(SPEAKING_CRITERIA.pronunciation)),
});
