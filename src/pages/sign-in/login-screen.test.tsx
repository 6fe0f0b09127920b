import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static.edge';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoginScreen } from './login-screen.tsx';
import { PlatformProvider } from '#components/platform-context.tsx';
import { SessionProvider } from '#auth/components/session-context.tsx';
import { LANGUAGE } from '#storage/session-values.ts';
import { createFakePlatform, createMissingCrypto } from '#testing/fake-platform.ts';
import {
  createRememberedDevice,
  createSessionFixture,
  PASSWORD,
  reloadDevice,
  type SessionFixture,
} from '#testing/session-fixture.ts';

function withProviders({ platform, store }: SessionFixture): ReactNode {
  return (
    <PlatformProvider platform={platform}>
      <SessionProvider store={store}>
        <LoginScreen />
      </SessionProvider>
    </PlatformProvider>
  );
}

function show(fixture: SessionFixture = createSessionFixture()) {
  render(withProviders(fixture));
  return { ...fixture, user: userEvent.setup() };
}

const nameField = () => screen.getByLabelText<HTMLInputElement>('Username');
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password');
const rememberMe = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me on this device' });
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' });

/** What a screen reader says for a field. */
function descriptionOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

describe('login screen', () => {
  it('AUTH-05: greets with the given texts', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome Back');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Sign In');
    for (const text of [
      'Sign in to access your Dutch learning platform',
      'Enter your credentials to access the learning platform',
      'Secure access to your Dutch learning platform',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  it('AUTH-06: has labelled fields that password managers know, and remember-me off', () => {
    show();
    expect(nameField()).toMatchObject({ placeholder: 'Enter your username', autocomplete: 'username' });
    expect(passwordField()).toMatchObject({
      placeholder: 'Enter your password',
      autocomplete: 'current-password',
      type: 'password',
    });
    expect(rememberMe().checked).toBe(false);
    expect(submitButton().type).toBe('submit');
    expect(screen.queryByText('Extended 7-day session for mobile app')).toBeNull();
  });

  it('AUTH-06: the password can be shown and hidden, keeps its text, and the button says which it does', async () => {
    const { user } = show();
    await user.type(passwordField(), 'secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(passwordField()).toMatchObject({ type: 'text', value: 'secret' });
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(passwordField()).toMatchObject({ type: 'password', value: 'secret' });
  });

  it('AUTH-07: reports an empty field below it, tied to it, and sends nothing', async () => {
    const { user, store } = show();
    await user.click(submitButton());
    expect(descriptionOf(nameField())).toBe('Username is required');
    expect(descriptionOf(passwordField())).toBe('Password is required');
    expect(nameField().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(nameField());
    expect(store.getState().status).toBe('unauthenticated');
  });

  it('AUTH-07: reports short values, too; corrected ones are no longer reported, and only the wrong one is focused', async () => {
    const { user } = show();
    await user.type(nameField(), 'ab');
    await user.type(passwordField(), '12345{Enter}');
    expect(descriptionOf(nameField())).toBe('Username must be at least 3 characters');
    expect(descriptionOf(passwordField())).toBe('Password must be at least 6 characters');
    await user.type(nameField(), 'c');
    expect(descriptionOf(nameField())).toBe('');
    await user.click(submitButton());
    expect(document.activeElement).toBe(passwordField());
  });

  it('AUTH-06 AUTH-12: while signing in everything is disabled and the button says so', async () => {
    const { user, until } = show();
    await user.type(nameField(), 'learner');
    await user.type(passwordField(), PASSWORD);
    await user.click(rememberMe());
    // Not awaited: the attempt must be under way below.
    act(() => submitButton().form?.requestSubmit());
    expect(screen.getByRole('button', { name: 'Signing in...' }).getAttribute('aria-busy')).toBe('true');
    for (const field of [nameField(), passwordField(), rememberMe()]) expect(field.disabled).toBe(true);
    await act(() => until(({ isLoading }) => !isLoading));
    await waitFor(() => expect(submitButton().getAttribute('aria-busy')).toBeNull());
  });

  it('AUTH-04 AUTH-18: passes on name, password and remember-me; a space after the name is ignored', async () => {
    const { user, store, until, platform } = show();
    await user.type(nameField(), 'learner ');
    await user.type(passwordField(), PASSWORD);
    await user.click(rememberMe());
    await user.click(submitButton());
    await act(() => until(({ isAuthenticated }) => isAuthenticated));
    expect(store.getState().user?.username).toBe('learner');
    expect(platform.storage.entries.has('oefenpad.session')).toBe(true);
  });

  it('AUTH-08 AUTH-09 AUTH-12: a refusal is an alert above the fields; the form is ready again, text intact', async () => {
    const { user } = show();
    await user.type(nameField(), 'learner');
    await user.type(passwordField(), 'not-the-password');
    await user.click(submitButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'Invalid username or password. Please check your credentials and try again.',
    );
    expect(alert.compareDocumentPosition(nameField())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => expect(document.activeElement).toBe(passwordField()));
    expect(nameField()).toMatchObject({ disabled: false, value: 'learner' });
    expect(passwordField().value).toBe('not-the-password');
  });

  it('AUTH-08: the next attempt removes the alert, even if it is not sent', async () => {
    const { user } = show();
    await user.type(nameField(), 'learner');
    await user.type(passwordField(), 'not-the-password{Enter}');
    await screen.findByRole('alert');
    await user.clear(passwordField());
    await user.click(submitButton());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('AUTH-10: without https the check is unreachable, and the alert says so', async () => {
    const { user } = show(
      createSessionFixture({ platform: createFakePlatform({ crypto: createMissingCrypto() }) }),
    );
    await user.type(nameField(), 'learner');
    await user.type(passwordField(), `${PASSWORD}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Unable to connect to authentication service. Please check your internet connection and try again.',
    );
  });

  it('AUTH-12: a form removed while signing in throws nothing', async () => {
    const fixture = createSessionFixture();
    const { unmount } = render(withProviders(fixture));
    const user = userEvent.setup();
    await user.type(nameField(), 'learner');
    await user.type(passwordField(), 'not-the-password');
    act(() => submitButton().form?.requestSubmit());
    unmount();
    await fixture.until(({ isLoading }) => !isLoading);
    expect(fixture.store.getState().error?.type).toBe('invalid_credentials');
  });

  it('AUTH-13 SYS-01: while a session is being restored, a message replaces the form', async () => {
    const fixture = createSessionFixture({ platform: reloadDevice(await createRememberedDevice()) });
    show(fixture);
    expect(screen.getByRole('status').textContent).toBe('Checking authentication status...');
    expect(screen.queryByRole('textbox')).toBeNull();
    await act(() => fixture.until(({ isAuthenticated }) => isAuthenticated));
  });

  it('AUTH-14: in an installed app remember-me starts on, with a note', () => {
    show(createSessionFixture({ platform: createFakePlatform({ installedApp: true }) }));
    expect(rememberMe().checked).toBe(true);
    expect(descriptionOf(rememberMe())).toBe('Extended 7-day session for mobile app');
  });
});

/**
 * Drawn with a copy of the modules of its own, as in a build, that nothing else uses afterwards: React warns when two renderers share a
 * context, and the test files of a thread share their modules.
 */
async function drawAtBuildTime(): Promise<string> {
  vi.resetModules();
  const [screenModule, platformModule, sessionModule, fixtureModule] = await Promise.all([
    import('./login-screen.tsx'),
    import('#components/platform-context.tsx'),
    import('#auth/components/session-context.tsx'),
    import('#testing/session-fixture.ts'),
  ]);
  const { platform, store } = fixtureModule.createSessionFixture({ start: false });
  vi.resetModules();
  const { prelude } = await prerender(
    <platformModule.PlatformProvider platform={platform}>
      <sessionModule.SessionProvider store={store}>
        <screenModule.LoginScreen />
      </sessionModule.SessionProvider>
    </platformModule.PlatformProvider>,
  );
  return new Response(prelude).text();
}

describe('login screen, drawn at build time', () => {
  const leave: (() => void)[] = [];
  afterEach(() => {
    act(() => leave.splice(0).forEach((run) => run()));
  });

  /** The page as served; `hydrate` lets React take it over. */
  async function serve(fixture: SessionFixture) {
    const html = await drawAtBuildTime();
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    leave.push(() => container.remove());
    const problems: unknown[] = [];
    const hydrate = () => {
      act(() => {
        const root = hydrateRoot(container, withProviders(fixture), {
          onRecoverableError: (error) => void problems.push(error),
        });
        leave.unshift(() => root.unmount());
      });
    };
    return { html, hydrate, problems };
  }

  it('AUTH-05 QUA-17: the page holds the form and no inline style or script', async () => {
    const { html } = await serve(createSessionFixture());
    expect(html).toContain('Welcome Back');
    expect(html).not.toMatch(/ style=|<style|<script|javascript:/);
    // Submitted before the app is ready, the form must not put the password into a request.
    expect(html).toMatch(/<form[^>]* method="dialog"/);
    expect(html).not.toContain('Extended 7-day');
  });

  it('AUTH-06: what was typed or filled in before the app is ready is kept, and signs in', async () => {
    const fixture = createSessionFixture();
    const { hydrate, problems } = await serve(fixture);
    nameField().value = 'learner';
    passwordField().value = PASSWORD;
    rememberMe().checked = true;
    hydrate();
    expect([nameField().value, passwordField().value, rememberMe().checked]).toEqual([
      'learner',
      PASSWORD,
      true,
    ]);
    expect(problems).toEqual([]);
    act(() => submitButton().form?.requestSubmit());
    await act(() => fixture.until(({ isAuthenticated }) => isAuthenticated));
    expect(fixture.platform.storage.entries.has('oefenpad.session')).toBe(true);
  });

  it('LNG-01: a language that was chosen before the app is ready is kept, and the page is loaded again in it', async () => {
    const fixture = createSessionFixture();
    const { hydrate, problems } = await serve(fixture);
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).value = 'tr';
    hydrate();
    expect(LANGUAGE.read(fixture.platform.storage)).toBe('tr');
    expect(fixture.platform.page.reloads).toBe(1);
    expect(problems).toEqual([]);
  });

  it('AUTH-13 AUTH-20: an invalid stored session brings back the form with what was typed', async () => {
    const platform = createFakePlatform({ storage: { 'oefenpad.session': 'unreadable' } });
    const fixture = createSessionFixture({ platform });
    const { hydrate, problems } = await serve(fixture);
    nameField().value = 'learner';
    hydrate();
    await act(() => fixture.until(({ isLoading }) => !isLoading));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' }).value).toBe('learner');
    expect(problems).toEqual([]);
  });

  it('AUTH-14: in an installed app the page hydrates without a warning', async () => {
    const fixture = createSessionFixture({ platform: createFakePlatform({ installedApp: true }) });
    const { hydrate, problems } = await serve(fixture);
    hydrate();
    expect(rememberMe().checked).toBe(true);
    expect(problems).toEqual([]);
  });
});
