import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../vite/precompress.ts';

const OUT_FOLDER = path.resolve(import.meta.dirname, '../../../node_modules/.bench/bare-page');

/** Built and served as the app is, so that the comparison is fair. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: [
    react(),
    {
      name: 'bare-page',
      async closeBundle() {
        await writeFile(
          path.join(OUT_FOLDER, '_headers'),
          '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
        );
        await precompress(OUT_FOLDER);
      },
    },
  ],
  build: { outDir: OUT_FOLDER, emptyOutDir: true, modulePreload: { polyfill: false } },
});
