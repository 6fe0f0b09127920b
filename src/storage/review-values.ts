import { GRADE_SCALES } from '#learning/rules/grade-scale.ts';
import { REVIEW_SCOPES } from '#learning/rules/review-scope.ts';
import { storedChoice } from './stored-choice.ts';

/** What review asks (DAT-07). Separate from `study-values.ts`, as every card says whether it is in review. */

/** MEM-23 */
export const FITTED_REVIEW = storedChoice({
  key: 'oefenpad.fitted-review',
  what: 'that review is not fitted to the person',
  choices: ['on', 'off'],
});

/** MEM-05 */
export const REVIEW_SCOPE = storedChoice({
  key: 'oefenpad.review-scope',
  what: 'that review asks only what was added or answered wrong',
  choices: REVIEW_SCOPES,
});

/** MEM-06 */
export const GRADE_SCALE = storedChoice({
  key: 'oefenpad.grade-scale',
  what: 'whether review is rated with two buttons or four',
  choices: GRADE_SCALES,
});
