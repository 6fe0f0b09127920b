import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showHomeFrame } from '#start/home-frame.ts';

const WAITING = 'Restoring your session...';

/** A page with what matters here: links, a button that does something, a name. */
function Home({ userName, onPressed }: { userName: string; onPressed?: () => void }) {
  return (
    <>
      <a href="#main" onClick={() => onPressed?.()}>
        Skip to content
      </a>
      <button type="button" aria-controls="user-menu">
        <span>{userName}</span>
      </button>
      <button type="button" onClick={() => onPressed?.()}>
        Menu
      </button>
      <main id="main">
        <h1>Home</h1>
        <a href="/vocabulary">Study vocabulary</a>
      </main>
    </>
  );
}

let root: Root;

const appRoot = () => document.getElementById('root');
const shown = () => screen.queryAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
const link = () => screen.getByRole('link', { name: 'Study vocabulary' });
const show = (page: ReactNode) => act(async () => root.render(page));

beforeEach(async () => {
  const template = document.createElement('template');
  template.id = 'home-frame';
  template.innerHTML = renderToString(<Home userName="User" />);
  const place = document.createElement('div');
  place.id = 'root';
  place.hidden = true;
  place.textContent = WAITING;
  document.body.replaceChildren(template, place);
  showHomeFrame('Ada');
  root = createRoot(place);
  await show(<output>{WAITING}</output>);
});

afterEach(async () => {
  vi.useRealTimers();
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

describe('home before the app is there', () => {
  it('QUA-02 NAV-06: is shown with the name, and stays while the app still waits', () => {
    expect(shown()).toEqual(['Home']);
    expect(screen.getByRole('button', { name: 'Ada' })).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('QUA-02: gives way to the app without being there twice', async () => {
    await show(<Home userName="Ada" />);
    expect(shown()).toEqual(['Home']);
    expect(appRoot()?.hidden).toBe(false);
    expect(appRoot()?.contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
  });

  it('QUA-02: gives way to any other page too, as when the session turns out to be over', async () => {
    link().focus();
    await show(<h1>Welcome Back</h1>);
    expect(shown()).toEqual(['Welcome Back']);
    expect(document.activeElement).toBe(document.body);
  });

  it('QUA-14: hands the focus on', async () => {
    link().focus();
    await show(<Home userName="Ada" />);
    expect(appRoot()?.contains(link())).toBe(true);
    expect(document.activeElement).toBe(link());
  });

  it.each([
    ['button', 'Menu'],
    ['link', 'Skip to content'],
  ])('QUA-02: what a %s does is done by the app when it is there: %s', async (role, name) => {
    const onPressed = vi.fn();
    const isUntouched = fireEvent.click(screen.getByRole(role, { name }));
    expect(isUntouched).toBe(false);
    await show(<Home userName="Ada" onPressed={onPressed} />);
    expect(onPressed).toHaveBeenCalledTimes(1);
  });

  it('QUA-02: presses nothing on a page that is another one', async () => {
    const onPressed = vi.fn();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await show(
      <>
        <p />
        <p />
        <button type="button" onClick={onPressed}>
          Sign out everywhere
        </button>
      </>,
    );
    expect(onPressed).not.toHaveBeenCalled();
  });

  it('QUA-02: leaves links to the browser', () => {
    let isLeft = false;
    const onClick = (event: Event) => {
      isLeft = !event.defaultPrevented;
      // jsdom can't go anywhere.
      event.preventDefault();
    };
    document.addEventListener('click', onClick, { once: true });
    fireEvent.click(link());
    expect(isLeft).toBe(true);
  });

  it('QUA-02: does not go from under a finger', async () => {
    vi.useFakeTimers();
    const before = link();
    fireEvent.pointerDown(before);
    await show(<Home userName="Ada" />);
    expect(before.isConnected).toBe(true);
    fireEvent.pointerUp(before);
    expect(before.isConnected).toBe(true);
    vi.advanceTimersByTime(100);
    expect(before.isConnected).toBe(false);
    expect(shown()).toEqual(['Home']);
  });
});
