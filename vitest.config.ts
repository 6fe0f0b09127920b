import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';
import { texts } from './scripts/vite/texts.ts';

/** What the code of a file is made of besides itself, for those that were made before. A list of files is made anew. */
const madeOf: Plugin = {
  name: 'oefenpad:made-of',
  configureVitest({ experimental_defineCacheKeyGenerator: define }) {
    const settings = readFileSync('.linguirc.json', 'utf8');
    define(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : settings));
  },
};

export default defineConfig({
  plugins: [texts(), react(), madeOf],
  test: {
    // The code of a file as the tests run it is kept for the next run: a tenth of the time.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/oefenpad/tests' },
    // Half the start-up of a process each.
    pool: 'threads',
    // All cores: by itself vitest leaves one free, which is one of two.
    maxWorkers: '100%',
    // No rule and no view is judged by its time, least of all beside the other checks; and more than a view may wait for (setup-views.ts).
    testTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: [
        '**/*.test.*',
        'src/content/**/*-rows.ts',
        'src/{content-check,testing}/**',
        'src/ui/gallery/**',
      ],
      reporter: ['text-summary', 'json-summary'],
      // What is covered, rounded down. Whoever covers more raises them; nobody lowers them.
      thresholds: { statements: 91, branches: 87, functions: 90, lines: 92 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          // What they test keeps nothing between two calls: read once a thread, they take a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'views',
          environment: 'jsdom',
          // One window for the files of a thread (setup-views.ts): a new one for each, and the app read again, took two thirds of the time.
          isolate: false,
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/testing/setup-views.ts'],
        },
      },
    ],
  },
});
