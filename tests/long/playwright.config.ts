import { defineConfig } from '@playwright/test';
import path from 'node:path';
import journeys from '../../playwright.config.ts';
import browsers from '../browsers/playwright.config.ts';
import { SIGNED_IN } from '../e2e/support/app.ts';

const MINUTE_MS = 60_000;

/**
 * Long-running tests, apart from `npm test`: `npm run test:long`. One at a time: they kill browsers and count what was lost. What each proves
 * is in docs/long-tests.md.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: path.resolve('test-results/long'),
  workers: 1,
  timeout: 30 * MINUTE_MS,
  reporter: [
    ['list'],
    ['../browsers/count-reporter.ts'],
    ['json', { outputFile: path.resolve('test-results/long/results.json') }],
  ],
  projects: [
    { name: 'signed-in', testDir: '../e2e', testMatch: 'signed-in.setup.ts' },
    { name: 'long', use: { storageState: SIGNED_IN }, dependencies: ['signed-in'] },
    // The main journeys in three engines, as in `npm run test:browsers` (QUA-21).
    ...(browsers.projects ?? []).map((project) => ({
      ...project,
      testDir: '../browsers',
      testMatch: browsers.testMatch ?? [],
    })),
  ],
});
