import { storedChoice } from './stored-choice.ts';

/** MOC-08. Separate from `study-values.ts`, which more pages load. */
export const EXAM_READ_ALOUD = storedChoice({
  key: 'oefenpad.exam-read-aloud',
  what: 'that listening and speaking exams were told not to read their questions aloud',
  choices: ['on', 'off'],
});
