import { describe, expect, it } from 'vitest';
import { err, ok } from '#lib/result.ts';
import {
  AUDIO_END_MARGIN_MS,
  AUDIO_START_LIMIT_MS,
  type AudioElement,
  type AudioPage,
  createBrowserAudio,
} from './browser-audio.ts';
import { createFakeClock } from '#testing/fake-clock.ts';

const CLIP = { sound: Uint8Array.of(1, 2, 3), durationMs: 20_000 };

class FakeElement extends EventTarget implements AudioElement {
  src = '';
  preservesPitch = false;
  playbackRate = 1;
  currentTime = 0;
  pauses = 0;
  start: Promise<void> = Promise.resolve();
  play() {
    return this.start;
  }
  pause() {
    this.pauses += 1;
  }
  removeAttribute() {}
  load() {}
  tell(type: string) {
    this.dispatchEvent(new Event(type));
  }
}

class FakeDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
}

function setUp({ start = Promise.resolve() }: { start?: Promise<void> } = {}) {
  const clock = createFakeClock();
  const elements: FakeElement[] = [];
  const document = new FakeDocument();
  const wish = { pace: 1, playsHidden: false };
  let made = 0;
  const revoked: string[] = [];
  const page: AudioPage = Object.assign(new EventTarget(), {
    document,
    URL: {
      createObjectURL: () => `blob:${(made += 1)}`,
      revokeObjectURL: (address: string) => void revoked.push(address),
    },
    Audio: class extends FakeElement {
      constructor() {
        super();
        this.start = start;
        elements.push(this);
      }
    },
  });
  const audio = createBrowserAudio({
    clock,
    page,
    pace: () => wish.pace,
    playsHidden: () => wish.playsHidden,
  });
  const hide = () => {
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const play = (signal = new AbortController().signal) => {
    const outcome = audio.play(CLIP, signal);
    const element = elements.at(-1);
    if (element === undefined) throw new Error('nothing plays');
    return { outcome, element };
  };
  return { clock, audio, elements, play, hide, wish };
}

describe('prepared audio in the browser', () => {
  it('LIS-04: a file is fetched when it is played, and playing resolves at its end', async () => {
    const { clock, elements, play } = setUp();
    expect(elements).toEqual([]);
    const { outcome, element } = play();
    expect(element.src).toBe('blob:1');
    element.tell('playing');
    clock.advance(CLIP.durationMs);
    element.tell('ended');
    expect(await outcome).toEqual(ok());
    expect(clock.plannedCalls()).toBe(0);
  });

  it('LIS-04: gives up on a file that never begins or never ends', async () => {
    const { clock, play } = setUp();
    const silent = play();
    clock.advance(AUDIO_START_LIMIT_MS);
    expect(await silent.outcome).toEqual(err('unavailable'));

    const endless = play();
    const pausesBefore = endless.element.pauses;
    endless.element.tell('playing');
    clock.advance(CLIP.durationMs + AUDIO_END_MARGIN_MS - 1);
    expect(endless.element.pauses).toBe(pausesBefore);
    clock.advance(1);
    expect(await endless.outcome).toEqual(err('unavailable'));
    expect(clock.plannedCalls()).toBe(0);
  });

  it('LIS-04: after a pause for the network the time limit starts again when it continues', async () => {
    const { clock, play } = setUp();
    const { outcome, element } = play();
    element.tell('playing');
    clock.advance(15_000);
    element.currentTime = 10;
    element.tell('playing');
    clock.advance(10_000 + AUDIO_END_MARGIN_MS - 1);
    element.tell('ended');
    expect(await outcome).toEqual(ok());
  });

  it('LIS-04: a missing file and a file that the browser blocks give different failures', async () => {
    const missing = setUp().play();
    missing.element.tell('error');
    expect(await missing.outcome).toEqual(err('unavailable'));
    const blocked = setUp({ start: Promise.reject(new DOMException('no press', 'NotAllowedError')) }).play();
    expect(await blocked.outcome).toEqual(err('blocked'));
    const unreadable = setUp({ start: Promise.reject(new DOMException('what', 'NotSupportedError')) }).play();
    expect(await unreadable.outcome).toEqual(err('unavailable'));
  });

  it('LIS-04: its signal, a newer file and the background each stop it', async () => {
    const { audio, clock, elements, play, hide } = setUp();
    const controller = new AbortController();
    const first = play(controller.signal);
    controller.abort();
    expect(await first.outcome).toEqual(err('stopped'));
    expect(first.element.pauses).toBe(1);
    first.element.tell('error');
    const second = play();
    const third = play();
    expect(await second.outcome).toEqual(err('stopped'));
    hide();
    expect(await third.outcome).toEqual(err('stopped'));
    expect(await audio.play(CLIP, controller.signal)).toEqual(err('stopped'));
    expect(elements).toHaveLength(1);
    expect(clock.plannedCalls()).toBe(0);
  });

  it('SPK-06: plays at the speed set for Dutch with the same pitch, and waits accordingly', async () => {
    const { clock, wish, play } = setUp();
    wish.pace = 0.5;
    const { outcome, element } = play();
    expect([element.playbackRate, element.preservesPitch]).toEqual([0.5, true]);
    element.tell('playing');
    clock.advance(CLIP.durationMs * 2 + AUDIO_END_MARGIN_MS - 1);
    element.tell('ended');
    expect(await outcome).toEqual(ok());
  });

  it('SPK-07: a clip with `keepsPace` ignores the speed; hidden pages play on if that is allowed', async () => {
    const { audio, wish, elements, hide } = setUp();
    Object.assign(wish, { pace: 0.5, playsHidden: true });
    const outcome = audio.play({ ...CLIP, keepsPace: true }, new AbortController().signal);
    expect(elements[0]?.playbackRate).toBe(1);
    hide();
    elements[0]?.tell('ended');
    expect(await outcome).toEqual(ok());
  });
});
