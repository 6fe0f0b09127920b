import {
  check,
  finite,
  minValue,
  nonEmpty,
  nullable,
  number,
  object,
  picklist,
  pipe,
  safeParse,
  string,
} from 'valibot';
import { parseItemId } from '#domain/memory/item-id.ts';
import { STUDY_ACTIVITIES, STUDY_GRADES, type StudyEvent } from '#domain/memory/study-event.ts';

const notNegative = pipe(number(), finite(), minValue(0));

const studyEventSchema = object({
  id: pipe(string(), nonEmpty()),
  at: notNegative,
  itemId: pipe(
    string(),
    check((text) => parseItemId(text) !== null),
  ),
  activity: picklist(STUDY_ACTIVITIES),
  grade: picklist(STUDY_GRADES),
  answer: nullable(string()),
  durationMs: notNegative,
});

/**
 * A study event out of anything: what was stored, imported or came from another tab may be damaged (QUA-18). Null where
 * it is none; fields that don't belong to it are left out. Never throws.
 */
export function parseStudyEvent(input: unknown): StudyEvent | null {
  const parsed = safeParse(studyEventSchema, input);
  return parsed.success ? parsed.output : null;
}
