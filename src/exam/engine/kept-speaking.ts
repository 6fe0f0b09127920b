import {
  array,
  looseObject,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  pipe,
  record,
  safeParse,
  string,
  type InferOutput,
} from 'valibot';
import { KEPT_HANDED_IN, KEPT_SAT, KEPT_UNDER_WAY } from './kept-desk.ts';
import { KEPT_RATING, keptPoints } from './kept-rating.ts';
import type { SelfRating } from './speaking-rating.ts';

const duration = pipe(number(), minValue(0));

const sat = {
  ...KEPT_SAT,
  paper: array(object({ id: string() })),
  answers: record(
    string(),
    object({
      id: string(),
      durationMs: duration,
      spokenMs: duration,
      level: pipe(number(), minValue(0), maxValue(1)),
    }),
  ),
  unrecordable: array(string()),
};

/** The stored form of the speaking exams; their sound is stored separately (MOC-04, MOC-11). */
export const KEPT_SPEAKING_EXAMS = object({
  current: nullable(object({ ...sat, ...KEPT_UNDER_WAY })),
  past: array(object({ ...sat, ...KEPT_HANDED_IN, ratings: record(string(), KEPT_RATING) })),
});

/** Version 1 asked for the six criteria of the practice model one by one. */
const sixCriteria = object({
  task: optional(keptPoints(3)),
  words: optional(keptPoints(2)),
  grammar: optional(keptPoints(2)),
  fluency: optional(keptPoints(2)),
  coherence: optional(keptPoints(1)),
  pronunciation: optional(keptPoints(2)),
});

const deskOfVersion1 = looseObject({
  past: array(looseObject({ ratings: record(string(), sixCriteria) })),
});

/** In version 1 a task was rated by six criteria. Null where it is no such desk. */
export function speakingExamsOfVersion1(older: unknown): unknown {
  const found = safeParse(deskOfVersion1, older);
  if (!found.success) return null;
  const past = found.output.past.map(({ ratings, ...sitting }) => ({
    ...sitting,
    ratings: Object.fromEntries(
      Object.entries(ratings).map(([taskId, rating]) => [taskId, ratingOfVersion1(rating)]),
    ),
  }));
  return { ...found.output, past };
}

/** A whole rating keeps its points. What was half given is asked again, as it brought none. */
function ratingOfVersion1(older: InferOutput<typeof sixCriteria>): SelfRating {
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
