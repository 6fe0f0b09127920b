import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#lib/duration.ts';
import { cachedFile, type DataFile } from '#services/data-files/data-file-cache.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';

const LINES: DataFile<string[]> = {
  path: '/lines.csv',
  read(text) {
    if (text === '') throw new Error('empty');
    return text.split('\n');
  },
};
const ignore = () => undefined;
/** Lets what is waiting for a file go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('cachedFile', () => {
  it('DAT-04: tries three more times, after 1, 2 and 4 seconds, then gives up until somebody asks again', async () => {
    const platform = createFakePlatform();
    const file = cachedFile(LINES, platform);
    const stop = file.subscribe(ignore);
    const tries: number[] = [];
    for (const waitMs of [0, 1000, 2000, 4000, 8000]) {
      platform.advance(waitMs);
      await settle();
      tries.push(platform.files.requests.length);
    }
    expect(tries).toEqual([1, 2, 3, 4, 4]);
    expect(file.getState()).toEqual({ phase: 'failed' });
    expect(platform.report.messages()).toEqual(['/lines.csv could not be loaded']);
    stop();
    expect(file.getState().phase).toBe('loading');

    file.subscribe(ignore);
    expect(file.getState()).toEqual({ phase: 'loading', retries: 0 });
    expect(platform.files.requests).toHaveLength(5);
  });

  it('DAT-04: a file that failed is fetched again when the person asks, one that is there is not', async () => {
    const platform = createFakePlatform({ now: 0 });
    const file = cachedFile(LINES, platform);
    file.subscribe(ignore);
    for (const waitMs of [0, 1000, 2000, 4000]) {
      platform.advance(waitMs);
      await settle();
    }
    expect(file.getState().phase).toBe('failed');
    platform.files.put('/lines.csv?t=7000', 'a');
    file.retry();
    file.retry();
    expect(file.getState()).toEqual({ phase: 'loading', retries: 0 });
    await settle();
    expect(file.getState()).toEqual({ phase: 'ready', data: ['a'] });
    file.retry();
    expect(platform.files.requests).toHaveLength(5);
  });

  it('DAT-04: a file that can be fetched but not read counts as failed and is tried again', async () => {
    const platform = createFakePlatform({ now: 7 });
    platform.files.put('/lines.csv?t=7', '');
    platform.files.put('/lines.csv?t=1007', 'a\nb');
    const file = cachedFile(LINES, platform);
    file.subscribe(ignore);
    await settle();
    expect(file.getState()).toEqual({ phase: 'loading', retries: 1 });
    platform.advance(1000);
    await settle();
    expect(file.getState()).toEqual({ phase: 'ready', data: ['a', 'b'] });
  });

  it('DAT-04: what was fetched is shared, and kept for five minutes after its last use', async () => {
    const platform = createFakePlatform({ now: 0 });
    platform.files.put('/lines.csv?t=0', 'a');
    const file = cachedFile(LINES, platform);
    const stops = [file.subscribe(ignore), file.subscribe(ignore)];
    await settle();
    expect(platform.files.requests).toHaveLength(1);
    for (const stop of stops) stop();

    platform.advance(5 * MINUTE_MS - 1);
    const stop = file.subscribe(ignore);
    platform.advance(5 * MINUTE_MS);
    expect(file.getState().phase).toBe('ready');
    stop();
    platform.advance(5 * MINUTE_MS);
    expect(file.getState().phase).toBe('loading');
    file.subscribe(ignore);
    expect(platform.files.requests).toHaveLength(2);
  });

  it('DAT-04 QUA-04: a file that is read in pieces is there after the last of them, and may turn out unusable', async () => {
    const inPieces: DataFile<string[]> = {
      path: '/lines.csv',
      async read(text, platform) {
        await new Promise<void>((resolve) => void platform.clock.after(0, resolve));
        return LINES.read(text, platform);
      },
    };
    const platform = createFakePlatform({ now: 7 });
    platform.files.put('/lines.csv?t=7', '');
    platform.files.put('/lines.csv?t=1007', 'a\nb');
    const file = cachedFile(inPieces, platform);
    file.subscribe(ignore);
    await settle();
    expect(file.getState()).toEqual({ phase: 'loading', retries: 0 });
    platform.advance(0);
    await settle();
    expect(file.getState()).toEqual({ phase: 'loading', retries: 1 });
    platform.advance(1000);
    await settle();
    platform.advance(0);
    await settle();
    expect(file.getState()).toEqual({ phase: 'ready', data: ['a', 'b'] });
  });
});
