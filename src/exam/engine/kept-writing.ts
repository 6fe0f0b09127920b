import { array, integer, minValue, nullable, number, object, pipe, record, string } from 'valibot';
import { KEPT_HANDED_IN, KEPT_SAT, KEPT_UNDER_WAY } from './kept-desk.ts';

const sat = {
  ...KEPT_SAT,
  paper: array(object({ id: string() })),
  answers: record(string(), array(string())),
};

const place = pipe(number(), integer(), minValue(0));

/** The shape in which the writing exams are kept on the device, with every text (MOC-04, MOC-11). */
export const KEPT_WRITING_EXAMS = object({
  current: nullable(object({ ...sat, ...KEPT_UNDER_WAY })),
  past: array(
    object({ ...sat, ...KEPT_HANDED_IN, told: record(string(), array(place)), checked: array(string()) }),
  ),
});
