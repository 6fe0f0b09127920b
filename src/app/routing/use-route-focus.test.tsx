import { act, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { useRouteFocus } from './use-route-focus.ts';
import { PlatformProvider } from '#components/platform-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';

/** A page that shows more text while its first control has the focus, and whose second control can disappear. */
function Page() {
  const main = useRef<HTMLElement>(null);
  const [isTold, setTold] = useState(false);
  const [isWhole, setWhole] = useState(true);
  useRouteFocus(main);
  return (
    <main ref={main} tabIndex={-1}>
      <h1>Page</h1>
      <button type="button" onFocus={() => setTold(true)} onBlur={() => setTold(false)}>
        First
      </button>
      {isTold && <p>More about it</p>}
      {isWhole && (
        <button type="button" onClick={() => setWhole(false)}>
          Second
        </button>
      )}
    </main>
  );
}

/** The page after following a link, and the pending tasks. */
async function arrive() {
  const platform = createFakePlatform();
  render(
    <PlatformProvider platform={platform}>
      <Page />
    </PlatformProvider>,
  );
  act(() => navigate(`/page-${crypto.randomUUID()}`));
  await settle();
  return { nextTask: () => platform.advance(1) };
}

/** Runs the observers of the page. */
const settle = () => act(() => Promise.resolve());
const button = (name: string) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 1 });

describe('the focus after going to a page', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('NAV-07: is on the heading', async () => {
    await arrive();
    expect(document.activeElement).toBe(heading());
  });

  it('NAV-07 QUA-14: stays on its way from one control to the next, whatever changes in between', async () => {
    const { nextTask } = await arrive();
    act(() => button('First').focus());
    expect(screen.getByText('More about it')).toBeTruthy();
    // Like a browser: it blurs one control, sends the event, and only then focuses the next.
    act(() => button('First').blur());
    await settle();
    expect(document.activeElement).toBe(document.body);
    act(() => button('Second').focus());
    nextTask();
    expect(document.activeElement).toBe(button('Second'));
  });

  it('NAV-07 QUA-14: goes to the heading when the focused element is gone', async () => {
    const { nextTask } = await arrive();
    const second = button('Second');
    act(() => second.focus());
    act(() => second.click());
    await settle();
    nextTask();
    expect(document.activeElement).toBe(heading());
  });
});
