import { expect, type Locator, type Page } from '@playwright/test';
import path from 'node:path';

/** The folder of the gallery's build, made for each run. */
export const GALLERY_FOLDER = 'test-results/gallery';
/** No server is there: the requests are answered from the folder. */
const ORIGIN = 'http://localhost:4999';

/** Opens the page with all parts of the design system. */
export async function openGallery(page: Page, theme = 'light'): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: path.join(GALLERY_FOLDER, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`${ORIGIN}/gallery.html?theme=${theme}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Applied after the first paint: until then nothing has its colours.
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

export function notifications(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' });
}
