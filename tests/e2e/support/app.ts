import { expect, type Locator, type Page } from '@playwright/test';

/** The demo account of the committed `.env`. */
export const USER_NAME = 'learner';
export const PASSWORD = 'welkom-in-nederland';

/** The stored state of a browser that signed in with remember-me: made once in each run, used by every journey. */
export const SIGNED_IN = 'test-results/signed-in.json';
/**
 * For journeys about signing in, and for those with a fake date, on which today's session would be invalid: `test.use({ storageState:
 * NEVER_HERE_BEFORE })`.
 */
export const NEVER_HERE_BEFORE = { cookies: [], origins: [] };

/** Opens a page of the app in the signed-in browser, and waits for the app. */
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

/** Signs in by typing, in a new browser, and waits for the requested page. */
export async function signIn(
  page: Page,
  { path = '/', remember = false }: { path?: string; remember?: boolean } = {},
): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/login$/);
  await sendSignIn(page, { remember });
}

/** Signs in on a page that asks for it, and waits for the app. */
export async function sendSignIn(page: Page, { remember = false } = {}): Promise<void> {
  await fillSignIn(page);
  if (remember) await page.getByLabel('Remember me on this device').check();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectApp(page);
}

/** Records all requests of the page from now on, to check that none left the origin (DAT-05). */
export function watchRequests(page: Page): { foreign: () => string[] } {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return {
    foreign: () =>
      urls.filter((url) => !/^(data|blob):/.test(url) && new URL(url).origin !== new URL(page.url()).origin),
  };
}

/** Lets the page's time pass, a second at a time, until this is visible. The page's clock must be installed. */
export async function runClockUntil(page: Page, shown: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1000);
        return shown.isVisible();
      },
      // On a slow machine, one second of the page takes longer than a second.
      { timeout: 30_000, intervals: [20] },
    )
    .toBe(true);
}

/** The result at the end of a list of cards, which takes the focus and is shown from its top. */
export function resultOfList(page: Page): Locator {
  return page.locator('[data-focus-here]').filter({ hasText: /\d+ right, \d+ not yet/u });
}

/** New words and cards then say nothing before they are asked to: for journeys that count what is said. */
export async function switchOffSoundByItself(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('oefenpad.plays-itself', 'off'));
}

/** Draws the same questions each time: for journeys that not every drawing suits. */
export async function drawTheSame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let seed = 11;
    Math.random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  });
}
