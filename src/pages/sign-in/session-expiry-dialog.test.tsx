import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import SessionExpiryDialog from './session-expiry-dialog.tsx';
import { PlatformProvider } from '#components/platform-context.tsx';
import { SessionProvider } from '#auth/components/session-context.tsx';
import { createSessionFixture } from '#testing/session-fixture.ts';

const DAY_MS = 86_400_000;

async function showSignedIn() {
  const fixture = createSessionFixture();
  await fixture.signIn();
  render(
    <PlatformProvider platform={fixture.platform}>
      <SessionProvider store={fixture.store}>
        <SessionExpiryDialog />
      </SessionProvider>
    </PlatformProvider>,
  );
  return {
    ...fixture,
    user: userEvent.setup(),
    advance: (ms: number) => act(() => fixture.platform.advance(ms)),
  };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Your session is about to expire' });
const countdown = () => screen.getByRole('timer').textContent;

describe('session expiry dialog', () => {
  it('AUTH-23: opens five minutes before the end, not earlier, and counts down each second', async () => {
    const { advance } = await showSignedIn();
    advance(DAY_MS - 330_000);
    expect(dialog()).toBeNull();
    advance(30_000);
    expect(dialog()).not.toBeNull();
    expect(countdown()).toBe('5 minutes');
    advance(1000);
    expect(countdown()).toBe('4 minutes');
    advance(239_000);
    expect(countdown()).toBe('1 minute');
    advance(1000);
    expect(countdown()).toBe('59 seconds');
    advance(58_000);
    expect(countdown()).toBe('1 second');
  });

  it('AUTH-23: the time left is announced, and the dialog takes the focus and has a description', async () => {
    const { advance } = await showSignedIn();
    advance(DAY_MS - 300_000);
    expect(screen.getByRole('status').textContent).toBe('5 minutes left');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Extend Session' }));
    const description = document.getElementById(dialog()?.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toContain('you will be logged out');
    advance(241_000);
    expect(screen.getByRole('status').textContent).toBe('Less than a minute left');
  });

  it('AUTH-23: after the device slept past the end it says Session expired until the check signs out', async () => {
    const { advance, platform, store } = await showSignedIn();
    advance(DAY_MS - 300_000);
    platform.clock.jump(400_000);
    advance(1000);
    expect(countdown()).toBe('Session expired');
    advance(29_000);
    expect(store.getState().isAuthenticated).toBe(false);
    expect(dialog()).toBeNull();
  });

  it('AUTH-23: Esc does not close it', async () => {
    const { advance, user } = await showSignedIn();
    advance(DAY_MS - 300_000);
    await user.keyboard('{Escape}{Escape}');
    expect(dialog()).not.toBeNull();
  });

  it('AUTH-24: Extend Session closes it for another full length', async () => {
    const { advance, user, notices, platform, store } = await showSignedIn();
    advance(DAY_MS - 300_000);
    await user.click(screen.getByRole('button', { name: 'Extend Session' }));
    expect(dialog()).toBeNull();
    expect(notices.map(({ title }) => title)).toEqual(['Session Extended']);
    expect(store.getState().sessionExpiry).toEqual(new Date(platform.clock.now() + DAY_MS));
  });

  it('AUTH-25: extending an expired session says so and signs out after 3 s', async () => {
    const { advance, user, notices, platform, store } = await showSignedIn();
    advance(DAY_MS - 300_000);
    platform.clock.jump(400_000);
    await user.click(screen.getByRole('button', { name: 'Extend Session' }));
    expect(notices.map(({ title }) => title)).toEqual(['Session Extension Failed']);
    advance(3000);
    expect(store.getState().isAuthenticated).toBe(false);
  });

  it('AUTH-23 AUTH-26: Logout signs out at once', async () => {
    const { advance, user, notices, store } = await showSignedIn();
    advance(DAY_MS - 300_000);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(store.getState().isAuthenticated).toBe(false);
    expect(notices.map(({ title }) => title)).toEqual(['Logged out successfully']);
    expect(dialog()).toBeNull();
  });
});
