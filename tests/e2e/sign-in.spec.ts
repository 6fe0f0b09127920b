import { expectNoViolation } from './support/accessibility.ts';
import { fillSignIn, NEVER_HERE_BEFORE, signIn, USER_NAME, watchRequests } from './support/app.ts';
import { expect, test } from './support/journey.ts';

test.use({ storageState: NEVER_HERE_BEFORE });

test('AUTH-05 AUTH-06 AUTH-07: the form explains itself, and what is wrong with an empty or short field', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back', level: 1 })).toBeVisible();
  await expect(page.getByText('Sign in to access your Dutch learning platform')).toBeVisible();
  await expect(page.getByText('Enter your credentials to access the learning platform')).toBeVisible();
  await expect(page.getByText('Secure access to your Dutch learning platform')).toBeVisible();

  await page.getByRole('button', { name: 'Sign In' }).click();
  const user = page.getByLabel('Username');
  const password = page.getByLabel('Password', { exact: true });
  await expect(user).toHaveAccessibleDescription('Username is required');
  await expect(password).toHaveAccessibleDescription('Password is required');
  await user.fill('ab');
  await password.fill('12345');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(user).toHaveAccessibleDescription('Username must be at least 3 characters');
  await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});

test('AUTH-03 AUTH-08 AUTH-09 AUTH-12 AUTH-27 DAT-05: a wrong password is reported, never logged; the right one signs in', async ({
  page,
}) => {
  const requests = watchRequests(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/login');
  await fillSignIn(page, 'a-wrong-password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'Invalid username or password. Please check your credentials and try again.',
  );
  await expect(page.getByText('Login Failed')).toBeVisible();
  await fillSignIn(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(logged.join('\n')).not.toContain('a-wrong-password');
  expect(requests.foreign()).toEqual([]);
});

test('AUTH-18 AUTH-20: a remembered session is restored after a reload, another one asks to sign in again', async ({
  page,
}) => {
  await signIn(page);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, { remember: true });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Oefenpad, to Home' })).toBeVisible();
  await expect(page).toHaveURL('/');
  // Announced in a tab that restores the session after a break, not in the tab where it was before.
  const told = `Automatically signed in as ${USER_NAME}`;
  await page.evaluate(() => localStorage.setItem('oefenpad.last-open', String(Date.now() - 3_600_000)));
  const otherTab = await page.context().newPage();
  await otherTab.goto('/');
  await expect(otherTab.getByText(told)).toBeVisible();
  await expect(page.getByText(told)).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(stored).not.toContain(USER_NAME);
});

test('AUTH-21 AUTH-22 AUTH-23 AUTH-24 QUA-13: a dialog counts down from five minutes and can extend the session', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page);
  await page.clock.runFor('00:30');
  await page.clock.fastForward('23:55:00');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(/4 minutes|5 minutes/);
  await expectNoViolation(page, 'session dialog');
  await page.getByRole('button', { name: 'Extend Session' }).click();
  await expect(page.getByText('Session Extended')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.clock.fastForward('10:00:00');
  await page.clock.runFor('00:31');
  await expect(page.getByRole('link', { name: 'Oefenpad, to Home' })).toBeVisible();
  await page.clock.fastForward('13:54:30');
  await page.clock.runFor('00:30');
  await expect(dialog).toBeVisible();
  await page.clock.runFor('04:00');
  await expect(dialog).toContainText(/seconds/);
  await page.clock.runFor('01:30');
  await expect(page).toHaveURL(/\/login$/);
});

test('AUTH-26: signing out in one tab signs out the other', async ({ context, page }) => {
  await signIn(page, { remember: true });
  const second = await context.newPage();
  await second.goto('/vocabulary');
  await expect(second.getByRole('heading', { name: 'Vocabulary', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(second).toHaveURL(/\/login$/);
  await second.reload();
  await expect(second).toHaveURL(/\/login$/);
});

test('NAV-02 NAV-06 AUTH-13: a deep link survives signing in; Logout asks, can be cancelled, and takes half a second', async ({
  page,
}) => {
  await signIn(page, { path: '/vocabulary?from=mail#list' });
  await expect(page).toHaveURL('/vocabulary?from=mail#list');
  await page.goto('/login');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Logout' });
  await expect(dialog).toContainText(
    'Are you sure you want to log out? You will need to enter your credentials again to access the application.',
  );
  await expect(dialog).toContainText(`Currently logged in as: ${USER_NAME}`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect(dialog.getByRole('button', { name: 'Logging out...' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Logged out successfully')).toBeVisible();
});
