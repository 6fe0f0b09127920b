import { array, integer, isoDate, minValue, nullable, number, object, picklist, pipe, string } from 'valibot';
import { STEP_KINDS, type StudySession } from '#learning/rules/session.ts';
import { storedState } from './stored-value.ts';

/** Where the person is in the day, in local storage (DAT-07): home reads it before its first paint. */

const whole = pipe(number(), integer(), minValue(0));
const step = object({
  kind: picklist(STEP_KINDS),
  source: nullable(string()),
  items: array(string()),
  done: whole,
  secondsEach: pipe(number(), minValue(0)),
});

/** PTH-03 */
export const STUDY_SESSION = storedState<StudySession | null>({
  key: 'oefenpad.study-session',
  what: 'the session of the day: its steps, and how far one is',
  place: 'local storage',
  format: 'json',
  version: 1,
  schema: nullable(
    object({
      day: pipe(string(), isoDate()),
      minutes: whole,
      startedAt: whole,
      pageOpenedAt: nullable(whole),
      steps: nullable(array(step)),
    }),
  ),
  fallback: null,
  isExported: true,
  isErased: true,
});

/** MEM-20: by what it was, so that the next one is shown again. */
export const LEFT_OFF_PUT_AWAY = storedState<string | null>({
  key: 'oefenpad.left-off-put-away',
  what: 'what home last offered to go on with, and the person put away',
  place: 'local storage',
  format: 'text',
  version: 1,
  schema: nullable(string()),
  fallback: null,
  isExported: true,
  isErased: true,
});
