import { expect, test } from '@playwright/test';
import { fillSignIn, NEVER_HERE_BEFORE } from './support/app.ts';
import { startOwnSite, workerInControl } from './support/own-site.ts';

test.use({ serviceWorkers: 'allow', storageState: NEVER_HERE_BEFORE });

test('QUA-10 QUA-17: after one look at the sign-in page, and with the server gone, somebody signs in and reads on', async ({
  page,
}) => {
  const site = await startOwnSite();
  const headers = (await (await page.goto(`${site.origin}/login`))?.allHeaders()) ?? {};
  await workerInControl(page);
  await site.stop();
  const kept = await page.goto(`${site.origin}/vocabulary`);
  await expect(page).toHaveURL(/\/login$/);
  expect(kept?.fromServiceWorker()).toBe(true);
  // The page from the device is as safe as the one from the server.
  for (const name of ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'])
    expect((await kept?.allHeaders())?.[name], name).toBe(headers[name]);
  await fillSignIn(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vocabulary' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
});
