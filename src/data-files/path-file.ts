import { PATH_FILE, pathRowSchema } from '#content/schema/path-row.ts';
import { csvFile } from './csv-file.ts';
import { sharedFile } from './data-file-cache.ts';

/** The order in which the words are learned: the ids of words, each once (PTH-02). */
export const pathFile = sharedFile<readonly string[]>(
  csvFile({
    path: PATH_FILE,
    schema: pathRowSchema,
    build: (rows) => [...new Set(rows.map(({ id }) => id))],
  }),
);
