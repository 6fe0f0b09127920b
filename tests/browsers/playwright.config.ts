import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { ENGINES } from './driver/tab.ts';

/**
 * The main journeys in Chromium, Firefox and WebKit (QUA-21): `npm run test:browsers`, one engine alone with `--project=webkit`, one
 * journey with `-g writing`. Playwright runs them; the browsers, which are not its own, are driven by `driver/`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: path.resolve('test-results/browsers'),
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./count-reporter.ts']],
  projects: ENGINES.map((name) => ({ name })),
});
