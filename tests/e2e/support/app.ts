import { expect, type Page } from '@playwright/test';

/** The demo account of the committed `.env`. */
export const USER_NAME = 'learner';
export const PASSWORD = 'welkom-in-nederland';

export async function fillSignIn(page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(USER_NAME);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Signs in and waits until the page that was asked for is there. */
export async function signIn(
  page: Page,
  { path = '/', remember = false }: { path?: string; remember?: boolean } = {},
): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page);
  if (remember) await page.getByLabel('Remember me on this device').check();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('link', { name: 'Oefenpad, to Home' })).toBeVisible();
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

/** Lets all tries of what is missing go by, until the person is told so. The page's clock must be installed. */
export async function exhaustRetries(page: Page, told: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.getByText(told).isVisible();
    })
    .toBe(true);
}
