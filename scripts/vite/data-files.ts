import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GenericSchema } from 'valibot';
import type { Plugin } from 'vite';
import { INTERACTION_THEMES } from '../../src/content/interactions/themes.ts';
import { readCsvRows } from '../../src/content/schema/csv.ts';
import { cultureRowSchema } from '../../src/content/schema/culture-row.ts';
import { DATA_FILE_LIST_PATH, type DataFileList } from '../../src/content/schema/data-file-list.ts';
import { interactionRowSchema } from '../../src/content/schema/interaction-row.ts';
import { PATH_FILE, pathRowSchema } from '../../src/content/schema/path-row.ts';
import { videoRowSchema } from '../../src/content/schema/video-row.ts';
import { vocabularyRowSchema } from '../../src/content/schema/vocabulary-row.ts';
import { VIDEO_CATEGORIES } from '../../src/content/videos/categories.ts';

const MODULE = path.resolve('src/data-files/built-rows.ts');

type Schema = GenericSchema<Record<string, unknown>, unknown>;

/** The schema of each data file's rows. */
const SCHEMAS = new Map<string, Schema>([
  ['/vocabulary.csv', vocabularyRowSchema],
  [PATH_FILE, pathRowSchema],
  ['/culture.csv', cultureRowSchema],
  ...INTERACTION_THEMES.map((theme) => [theme.path, interactionRowSchema] as const),
  ...VIDEO_CATEGORIES.map((category) => [category.path, videoRowSchema] as const),
]);

/** How many usable rows each data file of a folder has. */
export async function listDataFiles(folder: string): Promise<DataFileList> {
  const entries = [...SCHEMAS].map(async ([file, schema]) => {
    const { rows } = readCsvRows(await readFile(path.join(folder, file), 'utf8'), schema);
    return [file, rows.length] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Tells the app how many rows each data file has, so that a truncated one isn't taken for complete: as a module, loaded with the code that
 * reads the files, and as a file next to them, which says what the server has now (docs/decisions/0018-faults.md). Both are also right in
 * development.
 */
export function dataFileList(): Plugin {
  let publicDir = '';
  const asJson = async () => JSON.stringify(await listDataFiles(publicDir), null, 2);
  return {
    name: 'oefenpad:data-file-list',
    configResolved(config) {
      ({ publicDir } = config);
    },
    enforce: 'pre',
    async load(id) {
      if (path.normalize(id) !== MODULE) return null;
      for (const file of SCHEMAS.keys()) this.addWatchFile(path.join(publicDir, file));
      return `export const BUILT_ROWS = ${await asJson()};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: DATA_FILE_LIST_PATH.slice(1), source: await asJson() });
    },
    configureServer(server) {
      server.middlewares.use(DATA_FILE_LIST_PATH, (_request, response, next) => {
        asJson().then((json) => response.setHeader('Content-Type', 'application/json').end(json), next);
      });
    },
  };
}
