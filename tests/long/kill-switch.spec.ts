import { expect, test, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { fillSignIn, NEVER_HERE_BEFORE } from '../e2e/support/app.ts';
import { startOwnSite, workerInControl } from '../e2e/support/own-site.ts';

const KILLED = 'test-results/killed-site';

test.use({ serviceWorkers: 'allow', storageState: NEVER_HERE_BEFORE });

/** What the browser stores of the app, apart from the page. */
function kept(page: Page): Promise<{ workers: number; caches: string[] }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}

test('QUA-11: the kill switch removes worker and caches, the open page works on, a later build restores them', async ({
  page,
}) => {
  rmSync(KILLED, { recursive: true, force: true });
  cpSync('dist', KILLED, { recursive: true });
  execFileSync('npm', ['run', '--silent', 'build:kill-switch', KILLED], { stdio: 'pipe' });
  const site = await startOwnSite();
  await page.goto(`${site.origin}/login`);
  await workerInControl(page);
  await fillSignIn(page);
  await page.getByLabel('Remember me on this device').check();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'loadedOnce', true));

  await site.stop();
  await site.start(KILLED);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
  await expect.poll(() => kept(page)).toEqual({ workers: 0, caches: [] });
  // The page wasn't reloaded, and code that it hadn't loaded yet comes from the server.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Vocabulary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vocabulary' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'loadedOnce'))).toBe(true);

  site.requests();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Vocabulary' })).toBeVisible();
  expect(site.requests()).toContain('/vocabulary');
  await expect.poll(() => site.requests(), { timeout: 20_000 }).toContain('/sw.js');
  await expect.poll(() => kept(page)).toEqual({ workers: 0, caches: [] });

  await site.stop();
  await site.start('dist');
  await page.reload();
  await workerInControl(page);
  expect((await kept(page)).caches).toEqual(['oefenpad-precache-v2']);
  await site.stop();
});
