import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dataFileList } from './scripts/vite/data-files.ts';
import { startScript } from './scripts/vite/inline-script.ts';
import { lazyFiles } from './scripts/vite/lazy-files.ts';
import { staticSite } from './scripts/vite/static-site.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), startScript(), lazyFiles(), dataFileList(), staticSite()],
  server: { port: 4174, strictPort: true },
  build: {
    // What src/start/browser-support.ts lets in.
    target: ['chrome130', 'firefox130', 'safari17'],
    // Read by scripts/size.mjs.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Else a group would take what /login needs along (QUA-01).
          includeDependenciesRecursively: false,
          groups: [
            // A release of the app leaves React in the visitor's cache.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // Small things that every page behind the sign-in page needs at once, in one file in place of ten (QUA-02).
            {
              name: 'signed-in-parts',
              test: /valibot|lucide-react\/dist\/esm\/(?!icons)|src\/(services\/(study-log\/study-log|storage\/device-values|settings\/settings)|domain\/(memory\/(item-id|study-event)|speech\/speech-timing)|lib\/id-from-text|shared\/(settings\/(use-setting|theme-switch)|shortcuts\/use-shortcuts)|ui\/radio-group)\.tsx?$/,
            },
            // The same for whatever is played (QUA-02).
            {
              name: 'played-parts',
              minShareCount: 6,
              test: /icons\/|src\/(ui\/(dialog|alert|checkbox|moved-focus|progress-bar)|lib\/random|shared\/((question|speech)\/|lazy\/lazy-view))/,
            },
            // And for the games of the exam.
            {
              name: 'exam-parts',
              test: /src\/(services\/(play\/|storage\/sitting)|domain\/exam\/(ratings|time-left)|features\/exam\/(quiz-game\/quiz-game-definition|game-clock|exam-page|leave-and-restart)|shared\/(parts\/screen-text|play\/|navigation\/use-leave-guard|recordings\/computer-voice))/,
            },
          ],
        },
      },
    },
  },
});
