import { picklist } from 'valibot';
import { storedState } from './stored-value.ts';

/** MOC-08. Separate from `study-values.ts`, which more pages load. */
export const EXAM_READ_ALOUD = storedState({
  key: 'oefenpad.exam-read-aloud',
  what: 'that listening and speaking exams were told not to read their questions aloud',
  place: 'local storage',
  format: 'text',
  version: 1,
  schema: picklist(['on', 'off']),
  fallback: 'on',
  isExported: true,
  isErased: true,
});
