import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { nativeExternalStore } from './scripts/vite/native-external-store.ts';
import { sonnerWithoutStyleInjection } from './scripts/vite/sonner-without-style-injection.ts';
import { startScript } from './scripts/vite/inline-script.ts';
import { staticSite } from './scripts/vite/static-site.ts';

export default defineConfig({
  plugins: [
    react({ compiler: { compilationMode: 'annotation' } }),
    tailwindcss(),
    sonnerWithoutStyleInjection(),
    nativeExternalStore(),
    startScript(),
    staticSite(),
  ],
  resolve: {
    // wouter asks for the shim of a hook that React has had since 18.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
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
          // Else a group takes what /login needs along (QUA-01).
          includeDependenciesRecursively: false,
          // A release of the app leaves React in the visitor's cache.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // Else a word to put in order would bring the whole view of lessons along.
            { name: 'sentence-parts', test: /features\/grammar\/part-labels/ },
            {
              name: 'shell-parts',
              test: /lucide-react.*(createLucideIcon|Icon\.|defaultAttributes|shared)|\/src\/(ui\/skeleton|shared\/shortcuts\/shortcut-rules)/,
            },
            // What nearly every page behind the sign-in shares, as one file: it compresses better than eight.
            {
              name: 'page-parts',
              test: /\/src\/(shared\/(lazy\/(lazy-view|use-)|speech|navigation\/use-page-view|parts\/back-button)|domain\/memory\/item-id|lib\/(random|counted|fold-text))|\/icons\/(arrow-left|square|volume-2)\./,
            },
          ],
        },
      },
    },
  },
});
