import type { Page } from '@playwright/test';

/** All code of the app. */
export const APP_SCRIPTS = '**/assets/*.js';

/** Delays requests until the returned function is called, like a slow connection. Then they fail, or continue. */
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
