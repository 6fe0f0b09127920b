import { describe, expect, it } from 'vitest';
import { err, ok } from '#lib/result.ts';
import { createLateAudio } from '#platform/late-audio.ts';
import { createFakeAudio } from '#testing/fake-audio.ts';

const FILE = { path: '/audio/one.mp3', durationMs: 1000 };

describe('late audio', () => {
  it('LIS-04: code that cannot be loaded is audio that cannot be played, and is tried again', async () => {
    const real = createFakeAudio();
    let isOnline = false;
    const audio = createLateAudio(() =>
      isOnline ? Promise.resolve(real) : Promise.reject(new Error('offline')),
    );
    const { signal } = new AbortController();
    expect(await audio.play(FILE, signal)).toEqual(err('unavailable'));
    isOnline = true;
    expect(await audio.play(FILE, signal)).toEqual(ok());
    expect(real.played).toEqual([FILE]);
  });

  it('LIS-04: what was stopped while the code was loading is never played', async () => {
    const real = createFakeAudio();
    const controller = new AbortController();
    const outcome = createLateAudio(() => Promise.resolve(real)).play(FILE, controller.signal);
    controller.abort();
    expect(await outcome).toEqual(err('stopped'));
    expect(real.played).toEqual([]);
  });
});
