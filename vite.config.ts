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
          // A release of the app leaves React in the visitor's cache.
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
        },
      },
    },
  },
});
