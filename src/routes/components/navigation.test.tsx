import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Router, useLocation } from 'wouter';
import {
  aroundNavigation,
  holdBack,
  readEntryState,
  startAppHistory,
  stopAppHistory,
} from '#browser/history/app-history.ts';
import { BUSY_LOCK } from '#updates/busy.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { usePageView } from './use-page-view.ts';
import { PlatformProvider } from '#components/platform-context.tsx';
import { createFakePlatform, type FakePlatform } from '#testing/fake-platform.ts';
import { BackClosesDialogs, Dialog } from '#ui/dialog.tsx';

const VIEWS = { first: 'topics', read: (value: unknown) => (typeof value === 'string' ? value : 'topics') };

/** A page with views and possibly unfinished work, like a game. */
function Page() {
  const { view, showView, goBack } = usePageView(VIEWS);
  const [path, navigate] = useLocation();
  const request = useLeaveGuard(view === 'game');
  const [open, setOpen] = useState<'none' | 'outer' | 'inner' | 'must-answer'>('none');
  return (
    <>
      <h1>
        {path} {view}
      </h1>
      <button onClick={() => showView('cards')}>Cards</button>
      <button onClick={() => showView('game')}>Game</button>
      <button onClick={goBack}>Back</button>
      <button onClick={() => navigate('/other')}>Other page</button>
      <button onClick={() => navigate('#below', { state: { visit: readEntryState().visit } })}>Below</button>
      <button onClick={() => navigate('/login', { replace: true })}>Session ends</button>
      <button onClick={() => setOpen('outer')}>Dialog</button>
      <button onClick={() => setOpen('must-answer')}>Must be answered</button>
      <Dialog open={open === 'outer' || open === 'inner'} onClose={() => setOpen('none')} title="Outer">
        <button onClick={() => setOpen('none')}>Close outer</button>
        <button onClick={() => setOpen('inner')}>Open inner</button>
        <button onClick={() => navigate('/other')}>Other page from here</button>
        <Dialog open={open === 'inner'} onClose={() => setOpen('outer')} title="Inner" />
      </Dialog>
      <Dialog
        open={open === 'must-answer'}
        onClose={() => setOpen('none')}
        title="Answer"
        dismissible={false}
      >
        <button onClick={() => setOpen('none')}>Answer</button>
      </Dialog>
      <Dialog open={request !== null} onClose={() => request?.stay()} title="Leave the game?">
        <button onClick={request?.stay}>Stay</button>
        <button onClick={request?.leave}>Leave</button>
      </Dialog>
    </>
  );
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const dialogs = () =>
  screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h2')?.textContent);
const place = () => ({ ...readEntryState(), view: undefined, visit: undefined });
/** Waits until Back has reached the entry. */
const landOn = (index: number) => waitFor(() => expect(place()).toEqual({ index }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const goBack = () => act(async () => history.back());

describe('navigation inside a page', () => {
  let platform: FakePlatform;
  beforeEach(() => {
    platform = createFakePlatform();
    history.replaceState(null, '', '/page?q=1');
    startAppHistory();
    render(
      <PlatformProvider platform={platform}>
        <Router aroundNav={aroundNavigation}>
          <BackClosesDialogs value={holdBack}>
            <Page />
          </BackClosesDialogs>
        </Router>
      </PlatformProvider>,
    );
  });
  afterEach(() => stopAppHistory());

  it('QUA-11: a game under way holds the lock that other tabs check, from its start until it is left', async () => {
    const other = platform.locks.openTab(platform.clock);
    const isFree = async () => {
      const release = await other.hold(BUSY_LOCK, { onLost: () => undefined });
      release?.();
      return release !== null;
    };
    expect(await isFree()).toBe(true);
    await press('Game');
    expect(await isFree()).toBe(false);
    await press('Other page');
    await press('Leave');
    await waitFor(async () => expect(await isFree()).toBe(true));
  });

  it('NAV-04: views switch without changing the URL, and Back goes one view back', async () => {
    await press('Cards');
    expect(heading()).toBe('/page cards');
    expect(location.pathname + location.search).toBe('/page?q=1');
    await goBack();
    await waitFor(() => expect(heading()).toBe('/page topics'));
    expect(location.pathname).toBe('/page');
  });

  it('NAV-04: a button back, pressed twice, goes one view back; with nothing below it shows the first view', async () => {
    await press('Cards');
    await press('Game');
    act(() => {
      screen.getByRole('button', { name: 'Back' }).click();
    });
    await screen.findByText('Leave the game?');
    await press('Leave');
    await waitFor(() => expect(heading()).toBe('/page cards'));
    act(() => {
      screen.getByRole('button', { name: 'Back' }).click();
      screen.getByRole('button', { name: 'Back' }).click();
    });
    await waitFor(() => expect(heading()).toBe('/page topics'));
    act(() => history.replaceState({ index: 0, view: 'cards' }, ''));
    expect(heading()).toBe('/page cards');
    await press('Back');
    expect(heading()).toBe('/page topics');
  });

  it('NAV-04: Back from unfinished work asks first, staying keeps it, leaving goes back', async () => {
    await press('Game');
    await goBack();
    await screen.findByText('Leave the game?');
    expect(heading()).toBe('/page game');
    await press('Stay');
    expect(screen.queryByText('Leave the game?')).toBeNull();
    expect(heading()).toBe('/page game');

    await goBack();
    await screen.findByText('Leave the game?');
    await press('Leave');
    await waitFor(() => expect(heading()).toBe('/page topics'));
  });

  it('NAV-04: a link away from unfinished work asks too', async () => {
    await press('Game');
    await press('Other page');
    await screen.findByText('Leave the game?');
    expect(heading()).toBe('/page game');
    await press('Leave');
    await waitFor(() => expect(heading()).toBe('/other topics'));
  });

  it('NAV-04 MSC-02: moving to another place on the page and back does not count as leaving', async () => {
    await press('Game');
    const { visit, index } = readEntryState();
    await press('Below');
    expect(location.hash).toBe('#below');
    expect(readEntryState()).toMatchObject({ visit, index: index + 1 });
    await goBack();
    await waitFor(() => expect(location.hash).toBe(''));
    expect(screen.queryByText('Leave the game?')).toBeNull();
    // Like a link or a typed address, without the app.
    act(() => location.assign('#typed'));
    await waitFor(() => expect(readEntryState()).toMatchObject({ visit, index: index + 1 }));
    await goBack();
    await waitFor(() => expect(readEntryState().index).toBe(index));
    expect(screen.queryByText('Leave the game?')).toBeNull();
  });

  it('NAV-04: replacements by the app, as at the end of a session, never ask', async () => {
    await press('Game');
    await press('Session ends');
    expect(screen.queryByText('Leave the game?')).toBeNull();
    expect(heading()).toBe('/login topics');
  });

  it('QUA-14: Back closes the innermost dialog and stays on the page', async () => {
    await press('Cards');
    await press('Dialog');
    await press('Open inner');
    expect(dialogs()).toEqual(['Outer', 'Inner']);
    await goBack();
    await waitFor(() => expect(dialogs()).toEqual(['Outer']));
    await goBack();
    await waitFor(() => expect(dialogs()).toEqual([]));
    expect(heading()).toBe('/page cards');
    await goBack();
    await waitFor(() => expect(heading()).toBe('/page topics'));
  });

  it('QUA-14: a dialog closed by its button leaves no entry behind, and Forward does not open it again', async () => {
    await press('Cards');
    await press('Dialog');
    await waitFor(() => expect(place()).toEqual({ index: 2, dialogOver: 1 }));
    await press('Close outer');
    await landOn(1);
    await act(
      () =>
        new Promise((resolve) => {
          addEventListener('popstate', resolve, { once: true });
          history.forward();
        }),
    );
    await landOn(1);
    expect(dialogs()).toEqual([]);
    expect(heading()).toBe('/page cards');
    await goBack();
    await waitFor(() => expect(heading()).toBe('/page topics'));
  });

  it('QUA-14: dialogs in sequence, together, and closed together leave the page in place', async () => {
    await press('Dialog');
    await press('Open inner');
    await press('Close outer');
    await landOn(0);
    act(() => {
      screen.getByRole('button', { name: 'Dialog' }).click();
    });
    act(() => {
      screen.getByRole('button', { name: 'Must be answered' }).click();
    });
    await waitFor(() => expect(place()).toEqual({ index: 1, dialogOver: 0 }));
    await press('Answer');
    await landOn(0);
  });

  it('AUTH-23: a dialog that must be answered stays open on Back', async () => {
    await press('Must be answered');
    await goBack();
    await waitFor(() => expect(place()).toEqual({ index: 1, dialogOver: 0 }));
    expect(dialogs()).toEqual(['Answer']);
    expect(heading()).toBe('/page topics');
  });

  it('NAV-04: Back on the leave question means stay; a dialog over unfinished work closes without a question', async () => {
    await press('Game');
    await press('Dialog');
    await goBack();
    await waitFor(() => expect(dialogs()).toEqual([]));
    await goBack();
    await waitFor(() => expect(dialogs()).toEqual(['Leave the game?']));
    await goBack();
    await waitFor(() => expect(dialogs()).toEqual([]));
    expect(heading()).toBe('/page game');
    await press('Other page');
    await press('Leave');
    await waitFor(() => expect(heading()).toBe('/other topics'));
    await goBack();
    await waitFor(() => expect(heading()).toBe('/page game'));
  });

  it('NAV-04: a page opened from a dialog replaces the dialog’s entry', async () => {
    await press('Dialog');
    await press('Other page from here');
    await waitFor(() => expect(heading()).toBe('/other topics'));
    expect(place()).toEqual({ index: 1 });
    await goBack();
    await waitFor(() => expect(heading()).toBe('/page topics'));
  });

  it('QUA-14: after a reload with an open dialog, the page has its own entry again', async () => {
    await press('Cards');
    await press('Dialog');
    await waitFor(() => expect(place()).toEqual({ index: 2, dialogOver: 1 }));
    stopAppHistory();
    startAppHistory();
    await landOn(1);
  });

  it('NAV-04 QUA-18: a foreign history entry shows the first view', async () => {
    for (const state of [
      7,
      'x',
      { index: 'a', view: {} },
      { index: 1.5 },
      { index: 1, dialogOver: 1, view: {} },
      { index: 1, dialogOver: -0.5, view: {} },
      { index: 2, view: { kind: 'evil' } },
    ]) {
      act(() => history.pushState(state, '', '/page'));
      expect(heading()).toBe('/page topics');
    }
  });
});
