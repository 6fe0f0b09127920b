import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { startScript } from './scripts/vite/inline-script.ts';
import { staticSite } from './scripts/vite/static-site.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), startScript(), staticSite()],
  server: { port: 4174, strictPort: true },
  build: {
    // What src/start/browser-support.ts lets in.
    target: ['chrome130', 'firefox130', 'safari17'],
    // Read by scripts/size.mjs.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Else a group would take what /login needs along (QUA-01).
          includeDependenciesRecursively: false,
          groups: [
            // A release of the app leaves React in the visitor's cache.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // Small things that every page behind the sign-in page needs at once, in one file in place of six (QUA-02).
            {
              name: 'signed-in-parts',
              test: /valibot|lucide-react\/dist\/esm\/(?!icons)|src\/(services\/study-log\/study-log|services\/storage\/device-values|domain\/memory\/(item-id|study-event)|lib\/(id-from-text|random)|ui\/moved-focus)\.ts/,
            },
          ],
        },
      },
    },
  },
});
