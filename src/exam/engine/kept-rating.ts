import { exactOptional, maxValue, minValue, number, object, optional, pipe } from 'valibot';
import { SPEAKING_CRITERIA, type SelfRating } from './speaking-rating.ts';

const points = (most: number) => pipe(number(), minValue(0), maxValue(most));

/** The stored form of what one gave oneself for a spoken answer. */
export const KEPT_RATING = object({
  task: exactOptional(points(SPEAKING_CRITERIA.task)),
  sentences: exactOptional(points(SPEAKING_CRITERIA.sentences)),
  pronunciation: exactOptional(points(SPEAKING_CRITERIA.pronunciation)),
});

/** Version 1 asked for the six criteria of the practice model one by one. */
export const RATING_OF_VERSION_1 = object({
  task: optional(points(3)),
  words: optional(points(2)),
  grammar: optional(points(2)),
  fluency: optional(points(2)),
  coherence: optional(points(1)),
  pronunciation: optional(points(2)),
});

/** A whole rating keeps its points. What was half given is asked again, as it brought none. */
export function ratingOfVersion1(older: {
  readonly [criterion in keyof (typeof RATING_OF_VERSION_1)['entries']]?: number | undefined;
}): SelfRating {
  const { task, words, grammar, fluency, coherence, pronunciation } = older;
  const told = task === 0 ? 0 : sumOf(task, words);
  const sentences = sumOf(grammar, fluency, coherence);
  return {
    ...(told !== undefined && { task: told }),
    ...(sentences !== undefined && { sentences }),
    ...(pronunciation !== undefined && { pronunciation }),
  };
}

function sumOf(...points: readonly (number | undefined)[]): number | undefined {
  let sum = 0;
  for (const one of points) {
    if (one === undefined) return undefined;
    sum += one;
  }
  return sum;
}
