import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserPage } from './browser-page.ts';

afterEach(() => vi.restoreAllMocks());

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('browser page', () => {
  it('AUTH-21: notifies each time the page becomes visible again, until cancelled', () => {
    let times = 0;
    const cancel = createBrowserPage().onVisible(() => {
      times += 1;
    });
    setVisibility('hidden');
    expect(times).toBe(0);
    setVisibility('visible');
    expect(times).toBe(1);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(times).toBe(1);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(times).toBe(2);
    cancel();
    setVisibility('visible');
    expect(times).toBe(2);
  });

  it('MEM-03: notifies when the page is hidden, until cancelled', () => {
    let times = 0;
    const cancel = createBrowserPage().onHide(() => {
      times += 1;
    });
    setVisibility('visible');
    expect(times).toBe(0);
    setVisibility('hidden');
    window.dispatchEvent(new Event('pagehide'));
    expect(times).toBe(2);
    cancel();
    setVisibility('hidden');
    expect(times).toBe(2);
  });

  it('QUA-04: notifies of each press, key and scroll on the page, until cancelled', () => {
    let times = 0;
    const cancel = createBrowserPage().onInput(() => {
      times += 1;
    });
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    // From a part that scrolls separately; this event does not bubble.
    document.body.dispatchEvent(new Event('scroll'));
    expect(times).toBe(3);
    cancel();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(times).toBe(3);
  });

  it('MEM-01: ids differ, also without https where randomUUID is missing', () => {
    const page = createBrowserPage();
    const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) };
    const first = page.newId();
    vi.stubGlobal('crypto', insecure);
    const ids = [first, page.newId(), page.newId()];
    vi.unstubAllGlobals();
    expect(new Set(ids).size).toBe(3);
    expect(ids[1]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('AUTH-14: a plain tab is not an installed app', () => {
    expect(createBrowserPage().startedAs()).toBe('browser');
  });
});
