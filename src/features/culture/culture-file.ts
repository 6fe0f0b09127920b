import { CULTURE_TOPICS } from '#content/culture/topics.ts';
import { cultureRowSchema } from '#content/schema/culture-row.ts';
import { readCsvRows } from '#content/schema/csv.ts';
import { buildCulture } from '#domain/culture/build-culture.ts';
import type { CultureTopic } from '#domain/culture/culture.ts';
import { dataFilesHook } from '#shared/data-files/data-file-hooks.ts';
import { sharedFile } from '#services/data-files/data-file-cache.ts';
import { reportSkippedRows } from '#services/data-files/report-skipped-rows.ts';

const PATH = '/culture.csv';

/** The culture words (CUL-05). */
export const cultureFile = sharedFile<readonly CultureTopic[]>({
  path: PATH,
  read(text, { report }) {
    const { rows, skipped } = readCsvRows(text, cultureRowSchema);
    reportSkippedRows(report, PATH, skipped);
    if (rows.length === 0) throw new Error(`${PATH} holds no usable row`);
    return buildCulture(rows, CULTURE_TOPICS);
  },
});

/** As a group of one file: a page without words must let the person try again (CUL-05). */
export const useCultureFiles = dataFilesHook([cultureFile]);
