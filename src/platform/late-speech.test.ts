import { describe, expect, it } from 'vitest';
import { createLateSpeech } from '#platform/late-speech.ts';
import { late } from '#platform/late.ts';
import type { SpeechService } from '#platform/platform.ts';
import { createFakeSpeech } from '#testing/fake-speech.ts';

/** Speech whose code arrives when the test says so. */
function createSlowSpeech() {
  const real = createFakeSpeech();
  const waiting: ((speech: SpeechService) => void)[] = [];
  const load = late(() => new Promise<SpeechService>((resolve) => void waiting.push(resolve)));
  return { real, speech: createLateSpeech(load), arrive: () => waiting.forEach((resolve) => resolve(real)) };
}

describe('late speech', () => {
  it('SPK-01: says the text once the code is there', async () => {
    const { real, speech, arrive } = createSlowSpeech();
    const said = speech.speak('goedemorgen');
    expect(real.spoken).toEqual([]);
    arrive();
    expect(await said).toEqual({ ok: true, value: undefined });
    expect(real.spoken).toEqual(['goedemorgen']);
  });

  it('SPK-01: only the newest of what was asked meanwhile is said', async () => {
    const { real, speech, arrive } = createSlowSpeech();
    const [first, second] = [speech.speak('een'), speech.speak('twee')];
    arrive();
    expect(await first).toEqual({ ok: false, error: 'stopped' });
    expect((await second).ok).toBe(true);
    expect(real.spoken).toEqual(['twee']);
  });

  it('SPK-01: what was stopped while the code was loading is never said', async () => {
    const { real, speech, arrive } = createSlowSpeech();
    const said = speech.speak('een');
    speech.stop();
    expect(await said).toEqual({ ok: false, error: 'stopped' });
    arrive();
    const next = speech.speak('twee');
    expect((await next).ok).toBe(true);
    expect(real.spoken).toEqual(['twee']);
  });

  it('SPK-01: once loaded, speaking begins within the press and stopping reaches the voice', async () => {
    const { real, speech, arrive } = createSlowSpeech();
    const first = speech.speak('een');
    arrive();
    await first;
    real.hold();
    const said = speech.speak('twee');
    expect(real.spoken).toEqual(['een', 'twee']);
    speech.stop();
    expect(await said).toEqual({ ok: false, error: 'stopped' });
  });

  it('SPK-02: code that cannot be loaded is a failure to speak, and is tried again', async () => {
    const real = createFakeSpeech();
    let isOnline = false;
    const speech = createLateSpeech(() =>
      isOnline ? Promise.resolve(real) : Promise.reject(new Error('offline')),
    );
    expect(await speech.speak('een')).toEqual({ ok: false, error: 'failed' });
    isOnline = true;
    expect((await speech.speak('twee')).ok).toBe(true);
  });
});
