import {
  array,
  integer,
  looseObject,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  record,
  safeParse,
  string,
} from 'valibot';
import { KEPT_HANDED_IN, KEPT_SAT, KEPT_UNDER_WAY } from './kept-desk.ts';
import { KEPT_LANGUAGE_RATING } from './language-rating.ts';

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
    object({
      ...sat,
      ...KEPT_HANDED_IN,
      told: record(string(), array(place)),
      checked: array(string()),
      rated: record(string(), KEPT_LANGUAGE_RATING),
      logged: picklist(['handed-in', 'checked']),
      seen: array(string()),
    }),
  ),
});

const ofVersion1 = looseObject({ past: array(looseObject({})) });

/** Version 1 logged texts when they were handed in, and let nobody rate their language. Null where it is no desk. */
export function writingExamsOfVersion1(older: unknown): unknown {
  const found = safeParse(ofVersion1, older);
  if (!found.success) return null;
  const past = found.output.past.map((sitting) => ({ ...sitting, rated: {}, logged: 'handed-in', seen: [] }));
  return { ...found.output, past };
}
