import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, string, type GenericSchema, type InferOutput } from 'valibot';
import { readCsvRows } from '#content/schema/csv.ts';
import { interactionRowSchema } from '#content/schema/interaction-row.ts';
import { vocabularyRowSchema } from '#content/schema/vocabulary-row.ts';

export const SITE_FOLDER = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'public');

export type VocabularyRow = InferOutput<typeof vocabularyRowSchema>;
type InteractionRow = InferOutput<typeof interactionRowSchema>;

export function vocabularyRows(): readonly VocabularyRow[] {
  return rowsOf('/vocabulary.csv', vocabularyRowSchema);
}

export function interactionRows(path: string): readonly InteractionRow[] {
  return rowsOf(path, interactionRowSchema);
}

function rowsOf<Schema extends GenericSchema<Record<string, unknown>, unknown>>(
  path: string,
  schema: Schema,
): readonly InferOutput<Schema>[] {
  return readCsvRows(parse(string(), readFileSync(join(SITE_FOLDER, path), 'utf8')), schema).rows;
}
