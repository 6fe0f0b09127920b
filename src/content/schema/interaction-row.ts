import { exactOptional, object, string } from 'valibot';
import { rowIdSchema } from './row-id.ts';

/** The columns of `thema1.csv` to `thema6.csv` in the order of the files (DAT-02). */
export const INTERACTION_COLUMNS = ['question', 'answer', 'questionEn', 'answerEn', 'id'] as const;

/** One row of a theme's file as the app reads it: the English and the id may be missing (DAT-02). */
export const interactionRowSchema = object({
  question: string(),
  answer: string(),
  questionEn: exactOptional(string()),
  answerEn: exactOptional(string()),
  id: exactOptional(rowIdSchema),
});
