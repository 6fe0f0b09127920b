import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { LEXICON_FOLDER } from '../../src/lexicon/lexicon-path.ts';
import type * as making from './lexicon-files.ts';
import { texts } from './texts.ts';

/** Makes the files of the lexicon from the vocabulary and the glosses (RDG-06). Also in development. */
export function lexicon(): Plugin {
  return {
    name: 'oefenpad:lexicon',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [file, source] of await makeFiles())
        this.emitFile({ type: 'asset', fileName: file.slice(1), source });
    },
    async configureServer(server) {
      const files = await makeFiles();
      server.middlewares.use(LEXICON_FOLDER, (request, response, next) => {
        const source = files.get(`${LEXICON_FOLDER}${request.url ?? ''}`);
        if (source === undefined) next();
        else response.setHeader('Content-Type', 'application/json').end(source);
      });
    },
  };
}

/** Imported here and not by the config, which can’t load what the app’s own modules import, nor their texts. */
async function makeFiles(): Promise<ReadonlyMap<string, string>> {
  const { module } = await runnerImport<typeof making>(path.resolve('scripts/vite/lexicon-files.ts'), {
    configFile: false,
    plugins: [texts()],
  });
  return module.lexiconFiles(readFileSync(path.resolve('public/vocabulary.csv'), 'utf8'));
}
