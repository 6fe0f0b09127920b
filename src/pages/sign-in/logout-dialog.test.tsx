import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import LogoutDialog from './logout-dialog.tsx';
import { PlatformProvider } from '#components/platform-context.tsx';
import { SessionProvider } from '#auth/components/session-context.tsx';
import { createSessionFixture } from '#testing/session-fixture.ts';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <LogoutDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

async function openDialog() {
  const fixture = createSessionFixture();
  await fixture.signIn();
  render(
    <PlatformProvider platform={fixture.platform}>
      <SessionProvider store={fixture.store}>
        <Page />
      </SessionProvider>
    </PlatformProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { ...fixture, user };
}

describe('logout dialog', () => {
  it('NAV-06: asks with the given texts and the name', async () => {
    await openDialog();
    const dialog = screen.getByRole('dialog', { name: 'Confirm Logout' });
    expect(dialog.textContent).toContain(
      'Are you sure you want to log out? You will need to enter your credentials again to access the application.',
    );
    expect(dialog.textContent).toContain('Currently logged in as: learner');
  });

  it('NAV-06: Cancel and Esc change nothing', async () => {
    const { user, store } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().isAuthenticated).toBe(true);
  });

  it('NAV-06 AUTH-26: Logout says so for half a second, cannot be left meanwhile, then signs out', async () => {
    const { user, store, platform, notices } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    const busy = screen.getByRole('button', { name: 'Logging out...' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
    await user.click(busy);
    await user.keyboard('{Escape}');
    act(() => platform.advance(499));
    expect(store.getState().isAuthenticated).toBe(true);
    expect(screen.getByRole('dialog')).toBeTruthy();
    act(() => platform.advance(1));
    expect(store.getState().isAuthenticated).toBe(false);
    expect(notices.map(({ title }) => title)).toEqual(['Logged out successfully']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
