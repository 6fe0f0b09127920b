import { describe, expect, it } from 'vitest';
import { createAppFiles } from './browser-platform.ts';

describe('app files', () => {
  it('DAT-01: answers with the text of a file', async () => {
    const asked: unknown[] = [];
    const files = createAppFiles((path) => {
      asked.push(path);
      return Promise.resolve(new Response('word,translation'));
    });
    expect(await files.readText('/vocabulary.csv')).toEqual({ ok: true, value: 'word,translation' });
    expect(asked).toEqual(['/vocabulary.csv']);
  });

  it('QUA-18: an error status, a lost connection and an aborted text are results, not exceptions', async () => {
    const missing = createAppFiles(() => Promise.resolve(new Response('', { status: 404 })));
    expect(await missing.readText('/x')).toEqual({ ok: false, error: { kind: 'status', status: 404 } });
    const offline = createAppFiles(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await offline.readText('/x')).toEqual({ ok: false, error: { kind: 'network' } });
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('broken off')) });
    const broken = createAppFiles(() => Promise.resolve(new Response(body)));
    expect(await broken.readText('/x')).toEqual({ ok: false, error: { kind: 'network' } });
  });
});
