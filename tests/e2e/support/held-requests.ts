import type { Page } from '@playwright/test';

/** All code of the app. */
export const APP_SCRIPTS = '**/assets/*.js';

/** Holds requests back until the answer is called: a slow line, as long as a test needs it. After that they fail, or go on. */
export async function holdRequests(
  page: Page,
  address: string,
  { thenFail = false } = {},
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await (thenFail ? route.abort() : route.fallback());
  });
  return release;
}
