import { expect, test } from '@playwright/test';
import { NEVER_HERE_BEFORE, openApp } from './support/app.ts';
import { holdRequests } from './support/held-requests.ts';

const PAGES = [
  ['/', 'Home'],
  ['/vocabulary', 'Vocabulary'],
  ['/vragenlijst', 'Interactions'],
  ['/grammar', 'Grammar'],
  ['/youtube', 'Videos'],
  ['/culture', 'Culture'],
  ['/misc', 'Miscellaneous Dutch'],
  ['/practice-a2', 'Practice A2'],
  ['/reading-game', 'Reading game'],
  ['/knm-game', 'KNM game'],
  ['/writing-game', 'Writing game'],
  ['/speaking-game', 'Speaking game'],
  ['/listening-game', 'Listening game'],
  ['/review', 'Review'],
  ['/progress', 'Progress'],
  ['/settings', 'Settings'],
  ['/mock-exam', 'Mock exam'],
] as const;

test('NAV-01 NAV-02 NAV-07: every guarded path asks to sign in, then shows its page with a title and one h1', async ({
  page,
  browser,
}) => {
  const stranger = await browser.newPage({ storageState: NEVER_HERE_BEFORE });
  await stranger.goto('/mock-exam');
  await expect(stranger).toHaveURL(/\/login$/);
  await stranger.close();
  for (const [path, title] of PAGES) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Oefenpad`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('NAV-03: any other path is a 404 page with a way home', async ({ page }) => {
  await openApp(page);
  await page.goto('/no/such-page');
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('NAV-05: on a wide screen all links stand in one row, in order, the current one marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openApp(page, '/culture');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText([
    'Home',
    'Vocabulary',
    'Interactions',
    'Grammer',
    "Video's",
    'Culture',
    'Practice A2',
    'Misc',
  ]);
  const tops = await links.evaluateAll((all) =>
    all.map((link) => Math.round(link.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
  await expect(page.getByRole('link', { name: 'Culture' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('[aria-current=page]')).toHaveCount(1);
});

test('NAV-05 QUA-14: on a narrow screen the links are a menu that opens, closes and leads on by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openApp(page);
  const toggle = page.getByRole('button', { name: 'Menu' });
  const link = page.getByRole('link', { name: 'Vocabulary', exact: true });
  await expect(link).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/vocabulary');
  await expect(link).toBeHidden();
});

test('NAV-01: the pages about oneself are in the menu at the name', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openApp(page);
  for (const name of ['Review', 'Progress', 'Settings']) {
    await page.getByText('learner', { exact: true }).click();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
  }
});

test('NAV-07: going on puts focus on the heading and the scroll at the top, Back restores the scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openApp(page, '/vocabulary');
  const topic = page.getByRole('button', { name: /Safety in Traffic/ });
  await topic.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 50));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await topic.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(topic).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

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
  let pending = 0;
  page.on('request', (request) => {
    pending += 1;
    // Fetched, and then imported from the browser's cache.
    if (request.resourceType() === 'fetch' && request.url().includes('/assets/')) code.push(request.url());
  });
  page.on('requestfinished', () => {
    pending -= 1;
  });
  const link = page.getByRole('link', { name: 'Vocabulary', exact: true });
  await link.hover();
  await expect.poll(() => code.length > 0 && pending === 0).toBe(true);
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

test('HOME-01: home has its three features and leads on to study', async ({ page }) => {
  await openApp(page);
  for (const name of [
    'Structured Themes',
    'Practise Interactions',
    'Practise Listening',
    'Ready to get started?',
  ]) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Practise interactions', exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Study vocabulary' }).click();
  await expect(page).toHaveURL('/vocabulary');
  for (const [name, path] of [
    ['Structured Themes', '/vocabulary'],
    ['Practise Interactions', '/vragenlijst'],
    ['Practise Listening', '/listening-game'],
  ] as const) {
    await page.goto('/');
    // Anywhere on the card, as a thumb would.
    const card = main.getByRole('listitem').filter({ hasText: name });
    await card.click({ position: { x: 30, y: 30 } });
    await expect(page).toHaveURL(path);
  }
});

test('NAV-05: the header reaches both edges, and its items stay where they are whichever is current', async ({
  page,
}) => {
  await openApp(page);
  const places = () =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
  const before = await places();
  for (const name of ['Culture', 'Practice A2']) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('link', { name, exact: true }).first()).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await places()).toEqual(before);
  }
  const edges = await page.getByRole('banner').evaluate((header) => {
    const { left, right } = header.getBoundingClientRect();
    return [left, right];
  });
  expect(edges).toEqual([0, await page.evaluate(() => document.documentElement.clientWidth)]);
  // Nothing but a scroll bar stands beside it: no room is kept empty.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollbarGutter)).toBe('auto');
});

test('QUA-14: the skip link is first and leads past the navigation', async ({ page }) => {
  await openApp(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto('/vocabulary');
  await page.getByRole('button', { name: /Shopping/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping' })).toBeFocused();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping' })).toBeVisible();
});

test('QUA-14 NAV-04: Back closes the open dialog and stays on the page, and a closed one leaves no step behind', async ({
  page,
}) => {
  await openApp(page, '/practice-a2');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const openLogout = async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(dialog).toBeVisible();
  };
  await openLogout();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');
  // Forward to where it was: nothing opens, and Back leads to the page before.
  await page.goForward();
  await expect(dialog).toBeHidden();
  for (const close of ['Cancel', 'Esc', 'reload']) {
    await openLogout();
    if (close === 'Cancel') await page.getByRole('button', { name: 'Cancel' }).click();
    else if (close === 'Esc') await page.keyboard.press('Escape');
    else await page.reload();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect.poll(() => page.evaluate(() => 'dialogOver' in history.state)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/practice-a2');

  // The question of leaving is a dialog, too: Back to it is to stay.
  await page.getByRole('main').locator('a[href="/knm-game"]').first().click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Question 1 of 30')).toBeVisible();
  for (let time = 1; time <= 2; time += 1) {
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Leave the game?' })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Question 1 of 30')).toBeVisible();
  }
  await page.goBack();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/practice-a2');
});
