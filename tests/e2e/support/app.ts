import { expect, type Locator, type Page } from '@playwright/test';

/** The demo account of the committed `.env`. */
export const USER_NAME = 'learner';
export const PASSWORD = 'welkom-in-nederland';

/** The browser of somebody who signed in and is remembered: made once a run, handed to every journey. */
export const SIGNED_IN = 'test-results/signed-in.json';
/**
 * For journeys about signing in, and for those on days of their own, where a session begun today would last for another
 * time on each day that they run: `test.use({ storageState: NEVER_HERE_BEFORE })`.
 */
export const NEVER_HERE_BEFORE = { cookies: [], origins: [] };

/** Opens a page of the app in the browser that is signed in, and waits until the app is there. */
export async function openApp(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expectApp(page);
}

async function expectApp(page: Page): Promise<void> {
  await expect(page.locator('#root').getByRole('link', { name: 'Oefenpad, to Home' })).toBeVisible();
}

export async function fillSignIn(page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(USER_NAME);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Signs in by typing, in a browser that was never here, and waits until the page that was asked for is there. */
export async function signIn(
  page: Page,
  { path = '/', remember = false }: { path?: string; remember?: boolean } = {},
): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/login$/);
  await sendSignIn(page, { remember });
}

/** Signs in on the page that asks for it, and waits until the app is there. */
export async function sendSignIn(page: Page, { remember = false } = {}): Promise<void> {
  await fillSignIn(page);
  if (remember) await page.getByLabel('Remember me on this device').check();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectApp(page);
}

/** All that the page asks for from now on, to say afterwards that nothing left the origin (DAT-05). */
export function watchRequests(page: Page): { foreign: () => string[] } {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return {
    foreign: () =>
      urls.filter((url) => !/^(data|blob):/.test(url) && new URL(url).origin !== new URL(page.url()).origin),
  };
}

/** Lets the page's time pass, a second at a time, until this is shown. The page's clock must be installed. */
export async function runClockUntil(page: Page, shown: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1000);
        return shown.isVisible();
      },
      // A second of the page is more than one on a slow machine.
      { timeout: 30_000, intervals: [20] },
    )
    .toBe(true);
}
