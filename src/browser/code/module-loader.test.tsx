import { afterEach, describe, expect, it, vi } from 'vitest';
import { CodeFailure, createModuleLoader } from './module-loader.ts';

type Answer = 'code' | 'page' | 'down' | 404 | 503;

const BODIES = { code: 'text/javascript', page: 'text/html' };

/** A server whose answers change, and a browser that caches a failed import for ever. */
function createSite(answers: Record<string, Answer>) {
  const asked: string[] = [];
  const site = new Map(Object.entries(answers));
  const loadModule = createModuleLoader(async (address, { cache = 'default' } = {}) => {
    asked.push(`${cache} ${address}`);
    const answer = site.get(address) ?? 404;
    if (answer === 'down') throw new TypeError('Failed to fetch');
    if (typeof answer === 'number') return new Response('', { status: answer });
    return new Response('', { headers: { 'content-type': BODIES[answer] } });
  });
  let isRefused = false;
  const importIt = async () => {
    const isThere = [...site.values()].every((answer) => answer === 'code');
    isRefused ||= !isThere;
    if (isRefused) throw new TypeError('error loading dynamically imported module');
    return 'the module';
  };
  const kindOf = async (files: readonly string[]) => {
    const failure: unknown = await loadModule(importIt, files).catch((error: unknown) => error);
    return failure instanceof CodeFailure ? failure.kind : failure;
  };
  return { site, asked, kindOf, refuse: () => (isRefused = true) };
}

const breakOff = () => Promise.reject(new TypeError('error loading dynamically imported module'));

const sheet = () => document.querySelector('link[rel=stylesheet]');

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

describe('module loader', () => {
  it('QUA-21: imports only loaded files, so that no failure is cached and Try Again works', async () => {
    const { site, kindOf } = createSite({ '/a.js': 'code', '/b.js': 'down' });
    expect(await kindOf(['/a.js', '/b.js'])).toBe('unreachable');
    site.set('/b.js', 503);
    expect(await kindOf(['/a.js', '/b.js'])).toBe('unreachable');
    site.set('/b.js', 'code');
    expect(await kindOf(['/a.js', '/b.js'])).toBe('the module');
  });

  it('QUA-12: distinguishes a removed file from a lost connection, also if the server answers with a page', async () => {
    expect(await createSite({ '/a.js': 404 }).kindOf(['/a.js'])).toBe('replaced');
    expect(await createSite({ '/a.js': 'page' }).kindOf(['/a.js'])).toBe('replaced');
    const { kindOf, refuse } = createSite({ '/a.js': 'code' });
    refuse();
    expect(await kindOf(['/a.js'])).toBe('refused');
  });

  it('QUA-12 QUA-21: a load aborted by leaving the page is reported only if the page stays, and needs no reload', async () => {
    vi.useFakeTimers();
    const loadModule = createModuleLoader();
    const told: unknown[] = [];
    const leaving = loadModule(() => {
      window.dispatchEvent(new Event('beforeunload'));
      return breakOff();
    }, []);
    leaving.catch((error: unknown) => told.push(error));
    await vi.advanceTimersByTimeAsync(9000);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toMatchObject([{ kind: 'unreachable' }]);
    // A person who stayed, and whose next attempt is refused.
    await expect(loadModule(breakOff, [])).rejects.toMatchObject({ kind: 'refused' });
  });

  it('QUA-12: bypasses the browser’s cache if it holds an error', async () => {
    const { asked, kindOf } = createSite({ '/a.js': 404 });
    await kindOf(['/a.js']);
    expect(asked).toEqual(['default /a.js', 'reload /a.js']);
  });

  it('QUA-02: fetches a file once for all parts, and none that the page has already requested', async () => {
    const { asked, kindOf } = createSite({ '/a.js': 'code', '/b.js': 'code', '/shared.js': 'code' });
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/b.js';
    document.head.append(link);
    await Promise.all([kindOf(['/a.js', '/shared.js']), kindOf(['/b.js', '/shared.js'])]);
    await kindOf(['/a.js', '/shared.js']);
    expect(asked).toEqual(['default /a.js', 'default /shared.js']);
  });

  it('QUA-03 QUA-10: where the service worker has the app a script is imported at once, and only a sheet is fetched', async () => {
    const asked: string[] = [];
    const loadModule = createModuleLoader(
      async (address) => {
        asked.push(address);
        return new Response('', { status: 404 });
      },
      () => true,
    );
    expect(await loadModule(async () => 'the module', ['/a.js', '/b.js'])).toBe('the module');
    expect(asked).toEqual([]);
    await expect(loadModule(breakOff, ['/a.js'])).rejects.toMatchObject({ kind: 'refused' });
    await expect(loadModule(async () => 'the module', ['/a.css'])).rejects.toMatchObject({
      kind: 'replaced',
    });
  });

  it('QUA-02: a style sheet is applied before its part is shown; a failed one is requested again', async () => {
    const { site, kindOf } = createSite({ '/a.js': 'code', '/a.css': 'code' });
    const first = kindOf(['/a.js', '/a.css']);
    await expect.poll(sheet).not.toBeNull();
    sheet()?.dispatchEvent(new Event('error'));
    expect(await first).toBe('unreachable');
    expect(sheet()).toBeNull();
    const second = kindOf(['/a.js', '/a.css']);
    await expect.poll(sheet).not.toBeNull();
    sheet()?.dispatchEvent(new Event('load'));
    expect(await second).toBe('the module');
    site.clear();
  });
});
