import { object, string } from 'valibot';
import { rowIdSchema } from './row-id.ts';

/** The lists whose meanings stand in other languages, each in a file a language: `src/content/meanings/culture.tr.csv` (LNG-03). */
export const MEANING_LISTS = ['vocabulary', 'culture', 'interactions'] as const;
export type MeaningList = (typeof MEANING_LISTS)[number];

/** What a row of each list's files holds besides the id of a word or question. */
export const MEANING_SCHEMAS = {
  vocabulary: object({ id: rowIdSchema, meaning: string() }),
  culture: object({ id: rowIdSchema, meaning: string(), definition: string() }),
  interactions: object({ id: rowIdSchema, question: string(), answer: string() }),
} as const;
