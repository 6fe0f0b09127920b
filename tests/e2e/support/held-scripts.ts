import type { Page } from '@playwright/test';

const APP_SCRIPTS = '**/assets/*.js';

/** Holds the app's scripts back until the answer is called: the time before hydration, as long as a test needs it. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(APP_SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
