import { expect, test, type Request } from '@playwright/test';
import { openApp } from './support/app.ts';
import { holdRequests } from './support/held-requests.ts';

test('NAV-08 QUA-03: pointing at a link loads its page, so that pressing it requests no more code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // With a fake clock the page doesn't load pages ahead by itself: this is about pointing.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await openApp(page, '/progress');
  const code: string[] = [];
  // Requests that started before don't count.
  const pending = new Set<Request>();
  page.on('request', (request) => {
    pending.add(request);
    // Requested, and then imported from the browser's cache.
    if (request.resourceType() === 'fetch' && request.url().includes('/assets/')) code.push(request.url());
  });
  page.on('requestfinished', (request) => void pending.delete(request));
  page.on('requestfailed', (request) => void pending.delete(request));
  const link = page.getByRole('link', { name: 'Vocabulary', exact: true });
  await link.hover();
  await expect.poll(() => code.length > 0 && pending.size === 0).toBe(true);
  const before = code.length;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vocabulary' })).toBeVisible();
  expect(code.length).toBe(before);
});

test('NAV-08: a loading page shows its heading and placeholders; one that fails to load can be retried', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openApp(page);
  const release = await holdRequests(page, '**/assets/*vocabulary-screen*.js', { thenFail: true });
  await page.getByRole('link', { name: 'Vocabulary', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Vocabulary' });
  await expect(heading).toBeFocused();
  await expect(page.getByText('Loading page...')).toBeAttached();
  release();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(heading).toBeVisible();
});

test('NAV-06: a dialog whose code fails to load changes nothing on the page, and works the next time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install();
  let blocked = true;
  await page.route('**/assets/*logout-dialog*.js', (route) => (blocked ? route.abort() : route.continue()));
  await openApp(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('This could not be opened')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  blocked = false;
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm Logout' })).toBeVisible();
});
