import {
  array,
  looseObject,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  pipe,
  record,
  safeParse,
  string,
} from 'valibot';
import { KEPT_HANDED_IN, KEPT_SAT, KEPT_UNDER_WAY } from './kept-desk.ts';
import { KEPT_RATING, RATING_OF_VERSION_1, ratingOfVersion1 } from './kept-rating.ts';

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

const ofVersion1 = looseObject({
  past: array(looseObject({ ratings: record(string(), RATING_OF_VERSION_1) })),
});

/** In version 1 a task was rated by six criteria. Null where it is no such desk. */
export function speakingExamsOfVersion1(older: unknown): unknown {
  const found = safeParse(ofVersion1, older);
  if (!found.success) return null;
  const past = found.output.past.map(({ ratings, ...sitting }) => ({
    ...sitting,
    ratings: Object.fromEntries(
      Object.entries(ratings).map(([taskId, rating]) => [taskId, ratingOfVersion1(rating)]),
    ),
  }));
  return { ...found.output, past };
}
