import type { Plugin } from 'vite';
import { PICTURE_FOLDER } from '../../src/content/schema/word-pictures.ts';
import { wordSprites } from '../pictures/sprites.ts';

/** Makes the files with the pictures of words, one for each list, from the icons' package (PIC-03). Also in development. */
export function wordPictures(): Plugin {
  return {
    name: 'oefenpad:word-pictures',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [file, source] of wordSprites())
        this.emitFile({ type: 'asset', fileName: file.slice(1), source });
    },
    configureServer(server) {
      server.middlewares.use(PICTURE_FOLDER, (request, response, next) => {
        const source = wordSprites().get(`${PICTURE_FOLDER}${request.url ?? ''}`);
        if (source === undefined) next();
        else response.setHeader('Content-Type', 'image/svg+xml').end(source);
      });
    },
  };
}
