import { exactOptional, object, picklist, string } from 'valibot';
import { CULTURE_TOPICS } from '#content/culture/topics.ts';
import { rowIdSchema } from './row-id.ts';

/** The columns of `culture.csv` in the order of the file (CUL-05). */
export const CULTURE_COLUMNS = [
  'dutch',
  'english',
  'topic',
  'section',
  'definition',
  'english_definition',
  'id',
] as const;

/** One row of `culture.csv` as the app reads it: the English definition and the id may be missing (CUL-05). */
export const cultureRowSchema = object({
  /** With its article, where the word has one: `de huurtoeslag`. */
  dutch: string(),
  english: string(),
  topic: picklist(CULTURE_TOPICS.map(({ title }) => title)),
  section: string(),
  definition: string(),
  english_definition: exactOptional(string()),
  id: exactOptional(rowIdSchema),
});
