import {
  integer,
  isoDate,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  pipe,
  record,
  string,
} from 'valibot';
import { NEW_CARDS, RETENTION_PERCENT, REVIEWS } from '#learning/rules/review-limits.ts';
import { MINUTES_A_DAY, type ExamDates, type PlanStarts } from '#learning/rules/exam-dates.ts';
import { storedChoice } from './stored-choice.ts';
import { storedState } from './stored-value.ts';

/** The person's study settings, in local storage (DAT-07). Separate from `device-values.ts`, which every page loads. */

const wholeBetween = ({ least, most }: { readonly least: number; readonly most: number }) =>
  pipe(number(), integer(), minValue(least), maxValue(most));

/** PIC-02 */
export const PICTURES = storedChoice({
  key: 'oefenpad.pictures',
  what: 'that pictures of words were switched off',
  choices: ['on', 'off'],
});

/** MEM-07 */
export const NEW_CARDS_A_DAY = storedState({
  key: 'oefenpad.new-cards',
  what: 'how many new cards review begins a day, where chosen',
  place: 'local storage',
  format: 'json',
  version: 1,
  schema: wholeBetween(NEW_CARDS),
  fallback: NEW_CARDS.usual,
  isExported: true,
  isErased: true,
});

/** MEM-07 */
export const REVIEWS_A_DAY = storedState({
  key: 'oefenpad.reviews',
  what: 'how many cards review asks again a day at most, where chosen',
  place: 'local storage',
  format: 'json',
  version: 1,
  schema: wholeBetween(REVIEWS),
  fallback: REVIEWS.usual,
  isExported: true,
  isErased: true,
});

/** MEM-07 */
export const RETENTION = storedState({
  key: 'oefenpad.retention',
  what: 'how many of a hundred cards are to be known when they come back, where chosen',
  place: 'local storage',
  format: 'json',
  version: 1,
  schema: wholeBetween(RETENTION_PERCENT),
  fallback: RETENTION_PERCENT.usual,
  isExported: true,
  isErased: true,
});

const dates = record(string(), pipe(string(), isoDate()));
const NO_DATES: ExamDates = {};

/** Before there were levels, each part was stored under its name alone: `reading` is now `a2-reading`. */
function ofLevelA2(older: unknown): unknown {
  if (typeof older !== 'object' || older === null) return older;
  return Object.fromEntries(Object.entries(older).map(([part, kept]) => [`a2-${part}`, kept]));
}

/** MEM-20 */
export const EXAM_DATES = storedState<ExamDates>({
  key: 'oefenpad.exam-dates',
  what: 'when each part of the exam is, where told',
  place: 'local storage',
  format: 'json',
  version: 2,
  schema: dates,
  migrate: ofLevelA2,
  fallback: NO_DATES,
  isExported: true,
  isErased: true,
});

const planStart = object({ exam: pipe(string(), isoDate()), since: pipe(string(), isoDate()) });
const NO_STARTS: PlanStarts = {};

/** MEM-20: to compare a share with that of the plan's first days. It belongs to one date; a new date starts over. */
export const PLAN_STARTS = storedState<PlanStarts>({
  key: 'oefenpad.plan-starts',
  what: 'since when the plan goes by the date of each exam part',
  place: 'local storage',
  format: 'json',
  version: 2,
  schema: record(string(), planStart),
  migrate: ofLevelA2,
  fallback: NO_STARTS,
  isExported: true,
  isErased: true,
});

/** MEM-20: after an exam the person is asked once for a new date. */
export const ASKED_AFTER_EXAMS = storedState<ExamDates>({
  key: 'oefenpad.asked-after-exams',
  what: 'after which exam dates home asked for a new one',
  place: 'local storage',
  format: 'json',
  version: 2,
  schema: dates,
  migrate: ofLevelA2,
  fallback: NO_DATES,
  isExported: true,
  isErased: true,
});

/** MEM-20: the person is asked once. */
export const ASKED_FOR_DATES = storedChoice({
  key: 'oefenpad.exam-dates-asked',
  what: 'that home asked for the exam dates',
  choices: ['no', 'yes'],
});

/** MEM-20 */
export const STUDY_MINUTES = storedState({
  key: 'oefenpad.study-minutes',
  what: 'how many minutes a day one wants to study, where chosen',
  place: 'local storage',
  format: 'json',
  version: 1,
  schema: wholeBetween(MINUTES_A_DAY),
  fallback: MINUTES_A_DAY.usual,
  isExported: true,
  isErased: true,
});

/** PTH-02: the number of a topic of the lists. */
export const TOPIC_FIRST = storedState({
  key: 'oefenpad.topic-first',
  what: 'the topic whose words come first, where chosen',
  place: 'local storage',
  format: 'json',
  version: 1,
  schema: nullable(pipe(number(), integer(), minValue(1))),
  fallback: null,
  isExported: true,
  isErased: true,
});
