import {
  array,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  exactOptional,
  pipe,
  record,
  string,
} from 'valibot';
import { KEPT_HANDED_IN, KEPT_SAT, KEPT_UNDER_WAY } from './kept-desk.ts';
import { SPEAKING_CRITERIA } from './speaking-rating.ts';

const duration = pipe(number(), minValue(0));
const points = (most: number) => exactOptional(pipe(number(), minValue(0), maxValue(most)));

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

const rating = object({
  task: points(SPEAKING_CRITERIA.task),
  words: points(SPEAKING_CRITERIA.words),
  grammar: points(SPEAKING_CRITERIA.grammar),
  fluency: points(SPEAKING_CRITERIA.fluency),
  coherence: points(SPEAKING_CRITERIA.coherence),
  pronunciation: points(SPEAKING_CRITERIA.pronunciation),
});

/** The stored form of the speaking exams; their sound is stored separately (MOC-04, MOC-11). */
export const KEPT_SPEAKING_EXAMS = object({
  current: nullable(object({ ...sat, ...KEPT_UNDER_WAY })),
  past: array(object({ ...sat, ...KEPT_HANDED_IN, ratings: record(string(), rating) })),
});
