import { expect, it } from 'vitest';
import { err, ok } from '#lib/result.ts';
import { createSavedSounds } from './saved-sounds.ts';

const SIGNAL = new AbortController().signal;

/** A browser whose server answers each path with these bytes. */
function browserWith(
  answer: () => Promise<Response>,
  { breaks = null as DOMException | null, isHttps = true, worker = true } = {},
) {
  const saved = new Map<string, Response>();
  const asked: RequestInit[] = [];
  const fail = () => {
    if (breaks !== null) throw breaks;
  };
  const cache = {
    put: async (path: string, response: Response) => {
      fail();
      saved.set(path, response);
    },
    keys: async () => {
      fail();
      return [...saved.keys()].map((path) => new Request(`https://oefenpad.example${path}`));
    },
  };
  const caches = {
    // Only the used methods.
    open: async () => Object.assign(Object.create(null), cache),
    delete: async () => {
      fail();
      saved.clear();
      return true;
    },
  };
  const browser = {
    caches: isHttps ? caches : undefined,
    navigator: worker ? { serviceWorker: {} } : {},
    fetch: (_path: string, init: RequestInit) => {
      asked.push(init);
      return answer();
    },
  };
  return { sounds: createSavedSounds(browser), saved, asked };
}

const sends =
  (bytes: number, status = 200) =>
  async () =>
    new Response(new Uint8Array(bytes), { status });

it('QUA-10 LIS-04: a complete recording is saved, listed, and removed with the others', async () => {
  const { sounds, saved, asked } = browserWith(sends(3));
  expect(await sounds.save('/audio/a.mp3', 3, SIGNAL)).toEqual(ok());
  expect((await saved.get('/audio/a.mp3')?.arrayBuffer())?.byteLength).toBe(3);
  // Past the worker, which would save it a second time.
  expect(asked).toEqual([{ cache: 'reload', signal: SIGNAL }]);
  expect(await sounds.paths()).toEqual(ok(['/audio/a.mp3']));
  expect(await sounds.deleteAll()).toEqual(ok());
  expect(await sounds.paths()).toEqual(ok([]));
});

it.each([
  ['a page in its place', sends(900)],
  ['half of it', sends(2)],
  ['an error of the server', sends(3, 503)],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('QUA-10: a response that is not the recording is not saved: %s', async (_what, answer) => {
  const { sounds, saved } = browserWith(answer);
  expect(await sounds.save('/audio/a.mp3', 3, SIGNAL)).toEqual(err('network'));
  expect(saved.size).toBe(0);
});

it.each([
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'unavailable'],
  ['InvalidStateError', 'failed'],
] as const)('QUA-19: %s of the cache is told as %s', async (name, failure) => {
  const { sounds } = browserWith(sends(3), { breaks: new DOMException('no', name) });
  expect(await sounds.save('/audio/a.mp3', 3, SIGNAL)).toEqual(err(failure));
  expect(await sounds.paths()).toEqual(err(failure));
  expect(await sounds.deleteAll()).toEqual(err(failure));
});

it('QUA-10 QUA-18: is not supported without https or a worker', async () => {
  expect(browserWith(sends(3)).sounds.isSupported).toBe(true);
  expect(browserWith(sends(3), { worker: false }).sounds.isSupported).toBe(false);
  const { sounds } = browserWith(sends(3), { isHttps: false });
  expect(sounds.isSupported).toBe(false);
  expect(await sounds.paths()).toEqual(err('unavailable'));
  expect(await sounds.save('/audio/a.mp3', 3, SIGNAL)).toEqual(err('unavailable'));
  expect(await sounds.deleteAll()).toEqual(ok());
});
