import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { LoginRoute } from './login-route.tsx';
import { RouteGuard } from './route-guard.tsx';
import { DAY_MS } from '#lib/duration.ts';
import { aroundNavigation, readEntryState } from '#browser/history/app-history.ts';
import { PlatformProvider } from '#components/platform-context.tsx';
import { SessionProvider } from '#auth/components/session-context.tsx';
import { createSessionFixture, type SessionFixture } from '#testing/session-fixture.ts';

function show({ platform, store }: SessionFixture) {
  return render(
    <PlatformProvider platform={platform}>
      <SessionProvider store={store}>
        <Router aroundNav={aroundNavigation}>
          <RouteGuard>
            <h1>The page</h1>
          </RouteGuard>
        </Router>
      </SessionProvider>
    </PlatformProvider>,
  );
}

const address = () => location.pathname + location.search + location.hash;

describe('RouteGuard', () => {
  beforeEach(() => history.replaceState(null, '', '/vocabulary?list=2#words'));

  it('NAV-02: sends a visitor to sign in, in place of the entry, with path, query and hash remembered', async () => {
    const session = createSessionFixture();
    await session.until((state) => state.status === 'unauthenticated');
    const entries = history.length;
    show(session);
    expect(address()).toBe('/login');
    expect(history.length).toBe(entries);
    expect(readEntryState().from).toBe('/vocabulary?list=2#words');
  });

  it('SYS-02: says what is wrong before it leads to the sign-in page, and remembers the place', async () => {
    const session = createSessionFixture();
    await session.signIn();
    show(session);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
    act(() => session.platform.advance(DAY_MS));
    expect(screen.getByRole('alert').textContent).toBe(
      'Authentication Error: Your session has expired. Please log in again to continue.Redirecting to login page...',
    );
    expect(address()).toBe('/vocabulary?list=2#words');
    act(() => session.platform.advance(2500));
    expect(address()).toBe('/login');
    expect(readEntryState().from).toBe('/vocabulary?list=2#words');
  });

  it.each([
    ['/culture?topic=3', '/culture?topic=3'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/login', '/'],
    [{ path: '/culture' }, '/'],
    [undefined, '/'],
  ])('NAV-02 AUTH-13 QUA-18: after signing in, %j leads to %s', async (from, target) => {
    const session = createSessionFixture();
    history.replaceState({ index: 0, from }, '', '/login');
    await session.signIn();
    render(
      <PlatformProvider platform={session.platform}>
        <SessionProvider store={session.store}>
          <Router aroundNav={aroundNavigation}>
            <LoginRoute />
          </Router>
        </SessionProvider>
      </PlatformProvider>,
    );
    expect(address()).toBe(target);
  });
});
