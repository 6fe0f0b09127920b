import { VOCABULARY_TOPICS } from '#content/vocabulary/topics.ts';
import { readCsvRows } from '#content/schema/csv.ts';
import { vocabularyRowSchema } from '#content/schema/vocabulary-row.ts';
import { buildVocabulary } from '#domain/vocabulary/build-vocabulary.ts';
import type { Vocabulary } from '#domain/vocabulary/vocabulary.ts';
import { dataFileHook } from '#shared/content/data-file-hook.ts';
import { reportSkippedRows } from '#shared/content/report-skipped-rows.ts';

const PATH = '/vocabulary.csv';

/** The word lists (VOC-07). */
export const useVocabularyFile = dataFileHook<Vocabulary>({
  path: PATH,
  read(text, { report }) {
    const { rows, skipped } = readCsvRows(text, vocabularyRowSchema);
    reportSkippedRows(report, PATH, skipped);
    if (rows.length === 0) throw new Error(`${PATH} holds no usable row`);
    return buildVocabulary(rows, VOCABULARY_TOPICS);
  },
});
