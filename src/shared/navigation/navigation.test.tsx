import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Router, useLocation } from 'wouter';
import {
  aroundNavigation,
  hasBegunHere,
  readEntryState,
  startAppHistory,
  stopAppHistory,
} from '#platform/history/app-history.ts';
import { useLeaveGuard } from '#shared/navigation/use-leave-guard.ts';
import { usePageView } from '#shared/navigation/use-page-view.ts';

const parse = (value: unknown) => (typeof value === 'string' ? value : null);

/** A page with views inside and work that may be unfinished, as a game will be. */
function Page() {
  const { view, showView, goBack } = usePageView(parse, 'topics');
  const [path, navigate] = useLocation();
  const request = useLeaveGuard(view === 'game');
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
      {request && (
        <>
          <p>Leave the game?</p>
          <button onClick={request.stay}>Stay</button>
          <button onClick={request.leave}>Leave</button>
        </>
      )}
    </>
  );
}

const heading = () => screen.getByRole('heading').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const goBack = () => act(async () => history.back());

describe('navigation inside a page', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/page?q=1');
    startAppHistory();
    render(
      <Router aroundNav={aroundNavigation}>
        <Page />
      </Router>,
    );
  });
  afterEach(() => stopAppHistory());

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

  it('NAV-04 MSC-02: going to another place of the page, and back from there, leaves nothing and asks nothing', async () => {
    await press('Game');
    const { visit, index } = readEntryState();
    await press('Below');
    expect(location.hash).toBe('#below');
    expect(readEntryState()).toMatchObject({ visit, index: index + 1 });
    await goBack();
    await waitFor(() => expect(location.hash).toBe(''));
    expect(screen.queryByText('Leave the game?')).toBeNull();
    // As a link or a typed address does it, without the app.
    act(() => location.assign('#typed'));
    await waitFor(() => expect(readEntryState()).toMatchObject({ visit, index: index + 1 }));
    await goBack();
    await waitFor(() => expect(readEntryState().index).toBe(index));
    expect(screen.queryByText('Leave the game?')).toBeNull();
  });

  it('MSC-01: knows whether anything was done since the page was gone to', async () => {
    await press('Other page');
    expect(hasBegunHere()).toBe(false);
    await userEvent.keyboard('x');
    expect(hasBegunHere()).toBe(true);
  });

  it('NAV-04: what the app itself replaces, as when a session ends, is never asked about', async () => {
    await press('Game');
    await press('Session ends');
    expect(screen.queryByText('Leave the game?')).toBeNull();
    expect(heading()).toBe('/login topics');
  });

  it('NAV-04 QUA-18: a history entry that holds something else shows the first view', async () => {
    for (const state of [
      7,
      'x',
      { index: 'a', view: {} },
      { index: 1.5 },
      { index: 2, view: { kind: 'evil' } },
    ]) {
      act(() => history.pushState(state, '', '/page'));
      expect(heading()).toBe('/page topics');
    }
  });
});
