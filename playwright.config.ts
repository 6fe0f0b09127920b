import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/ensure-chromium.mjs';

/** The production server of the journeys and the dev server of the gallery; neither is the port of `npm start`. */
const PORT = process.env['E2E_PORT'] ?? '4175';
const SITE = `http://localhost:${PORT}`;
const DEV_SITE = 'http://localhost:4174';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Axe takes half a minute over the longest page.
  timeout: 90_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    baseURL: SITE,
    trace: 'retain-on-failure',
    // The navigation is in sight; a test that is about a phone sets its size.
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: ['gallery.spec.ts', 'with-real-voice/**'] },
    { name: 'gallery', testMatch: 'gallery.spec.ts', use: { baseURL: DEV_SITE } },
    { name: 'real-voice', testMatch: 'with-real-voice/*.spec.ts' },
  ],
  webServer: [
    // Serves what `npm run build` made.
    { command: 'node scripts/serve.mjs', env: { PORT }, url: SITE, reuseExistingServer: false },
    {
      command: 'npx vite --port 4174 --strictPort',
      url: DEV_SITE,
      reuseExistingServer: process.env['CI'] === undefined,
    },
  ],
});
