import { defineConfig } from '@playwright/test';
import { SIGNED_IN } from './tests/e2e/support/app.ts';
import { HEADLESS, WHOLE } from './tests/e2e/support/browser.ts';

/** Not the port of `npm start`. */
const PORT = process.env['E2E_PORT'] ?? '4175';
const SITE = `http://localhost:${PORT}`;

const signedIn = { use: { storageState: SIGNED_IN }, dependencies: ['signed-in'] };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  // One more than the cores of the machine that they are measured on: a journey waits for a page more than it works.
  workers: 3,
  // In CI a journey may stumble once over a busy machine; `npm test` names each that did.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // Several times what the longest take: on a machine with other work all of them are slower, and none is wrong.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    baseURL: SITE,
    // Recording one takes as long as the journey itself; `npx playwright test FILE --trace on` makes one when it is wanted.
    trace: 'on-first-retry',
    // Journeys answer requests themselves, and count them; those that are about the worker let it in (use-worker.ts).
    serviceWorkers: 'block',
    // The navigation is in sight; a test that is about a phone sets its size.
    viewport: { width: 1280, height: 800 },
    launchOptions: HEADLESS,
    // What moves is drawn frame by frame and waited for: journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'signed-in', testMatch: 'signed-in.setup.ts' },
    { name: 'gallery-built', testMatch: 'gallery.setup.ts' },
    { name: 'journeys', testIgnore: ['gallery*.spec.ts', 'with-real-voice/**'], ...signedIn },
    { name: 'gallery', testMatch: 'gallery*.spec.ts', dependencies: ['gallery-built'] },
    {
      name: 'real-voice',
      testMatch: 'with-real-voice/*.spec.ts',
      dependencies: ['signed-in'],
      use: { ...signedIn.use, launchOptions: WHOLE },
    },
  ],
  // Serves what `npm run build` made.
  webServer: {
    command: 'node scripts/serve.mjs',
    cwd: import.meta.dirname,
    env: { PORT },
    url: SITE,
    reuseExistingServer: false,
  },
});
