import { expect, test, type Request } from '@playwright/test';
import { openApp } from './support/app.ts';
import { holdRequests } from './support/held-requests.ts';

test('NAV-08 QUA-03: pointing at a link loads its page, so that pressing it asks for no more code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // The page's own fetching ahead waits for its clock: this is about pointing.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await openApp(page, '/progress');
  const code: string[] = [];
  // Those that began before are none of ours.
  const pending = new Set<Request>();
  page.on('request', (request) => {
    pending.add(request);
    // Fetched, and then imported from the browser's cache.
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

test('NAV-08: while a page loads its heading and shape are there; one that cannot be loaded can be tried again', async ({
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

test('NAV-06: a dialog whose code cannot be fetched leaves the page as it is and works the next time', async ({
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
