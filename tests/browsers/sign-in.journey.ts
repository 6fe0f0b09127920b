import { expect, fillSignIn, openApp, signIn, test } from './journey.ts';

test.describe('with a wrong password', () => {
  test.use({ allowed: [/^console\.error: Login failed invalid_credentials: [\w ,.]+$/] });

  test('QUA-21 AUTH-03 AUTH-08 AUTH-09: is refused in plain words, on the console too; the right one signs in', async ({
    stranger,
    site,
  }) => {
    await stranger.open('/login');
    await fillSignIn(stranger, 'a-wrong-password');
    await stranger.button('Sign In').press();
    await stranger.text('Login Failed').shown();
    await stranger.role('alert').shown();
    expect(site.reports.join('\n')).not.toContain('a-wrong-password');
    await signIn(stranger);
    await stranger.isAt('/');
  });
});

test('QUA-21 AUTH-18 NAV-06: a remembered session is restored after a reload, until signing out', async ({
  stranger,
}) => {
  await signIn(stranger, { remember: true });
  await stranger.reload();
  await stranger.link('Oefenpad, to Home').shown();
  await stranger.isAt('/');
  await stranger.button('Logout').press();
  await stranger.button('Logout').within(stranger.role('dialog', 'Confirm Logout')).press();
  await stranger.isAt('/login');
  await stranger.text('Logged out successfully').shown();
  await stranger.open('/vocabulary');
  await stranger.isAt('/login');
});

test('QUA-14 QUA-21: signing in by keyboard alone', async ({ stranger: person }) => {
  await person.open('/login');
  await person.heading('Welcome Back').shown();
  await person.run(() => document.querySelector<HTMLElement>('input[autocomplete=username]')?.focus());
  await person.type('learner');
  await person.key('Tab');
  await person.type('welkom-in-nederland');
  await person.key('Enter');
  await person.link('Oefenpad, to Home').shown();
});

test('QUA-14 QUA-21: by keyboard alone from home to a known word', async ({ visit: person }) => {
  await openApp(person, '/');
  await person.tabTo('Vocabulary');
  await person.key('Enter');
  await person.isAt('/vocabulary');
  await expect.poll(() => person.focused()).toBe('Vocabulary');
  await person.button('1 Who Are You?').shown();
  await person.tabTo('1 Who Are You?');
  await person.key('Enter');
  await expect.poll(() => person.focused()).toBe('Who Are You?');
  await person.tabTo('Personal Details');
  await person.key('Enter');
  await person.text(/^Word 1 of \d+$/).shown();
  await person.tabTo('Show Translation');
  await person.key('Enter');
  await person.tabTo('I knew it');
  await person.key('Enter');
  await person.text(/^Word 2 of \d+$/).shown();
});
