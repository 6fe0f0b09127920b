import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InferOutput } from 'valibot';
import { readCsvRows } from '#content/schema/csv.ts';
import { vocabularyRowSchema } from '#content/schema/vocabulary-row.ts';

export const SITE_FOLDER = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'public');

export type VocabularyRow = InferOutput<typeof vocabularyRowSchema>;

export function vocabularyRows(): readonly VocabularyRow[] {
  return readCsvRows(readFileSync(join(SITE_FOLDER, '/vocabulary.csv'), 'utf8'), vocabularyRowSchema).rows;
}
