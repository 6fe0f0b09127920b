import { exactOptional, object, picklist, string } from 'valibot';
import { rowIdSchema } from './row-id.ts';

/** What a word can be. */
export const WORD_KINDS = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'preposition',
  'conjunction',
  'article',
  'numeral',
  'interjection',
  'phrase',
] as const;

/** The columns of `vocabulary.csv` in the order of the file (DAT-02). */
export const VOCABULARY_COLUMNS = [
  'dutch',
  'english',
  'topic',
  'subsection',
  'example',
  'article',
  'pronunciation',
  'kind',
  'plural',
  'past',
  'participle',
  'auxiliary',
  'example_en',
  'comparative',
  'example2',
  'example2_en',
  'note',
  'also',
  'easy_example',
  'easy_example_en',
  'id',
] as const;

/** One row of `vocabulary.csv` as the app reads it: four columns are required, all others may be missing (DAT-02). */
export const vocabularyRowSchema = object({
  dutch: string(),
  english: string(),
  topic: string(),
  subsection: string(),
  example: exactOptional(string()),
  article: exactOptional(picklist(['de', 'het'])),
  pronunciation: exactOptional(string()),
  kind: exactOptional(picklist(WORD_KINDS)),
  plural: exactOptional(string()),
  past: exactOptional(string()),
  participle: exactOptional(string()),
  auxiliary: exactOptional(picklist(['hebben', 'zijn', 'both'])),
  example_en: exactOptional(string()),
  comparative: exactOptional(string()),
  example2: exactOptional(string()),
  example2_en: exactOptional(string()),
  note: exactOptional(string()),
  also: exactOptional(string()),
  easy_example: exactOptional(string()),
  easy_example_en: exactOptional(string()),
  id: exactOptional(rowIdSchema),
});
