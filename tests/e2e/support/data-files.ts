import type { Page } from '@playwright/test';

/** Removes the data files from the server's list, so that a journey's files may have any length. */
export async function allowAnyLength(page: Page): Promise<void> {
  await page.route('**/data-files.json*', (route) => route.fulfill({ json: {} }));
}
