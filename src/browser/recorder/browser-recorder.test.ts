import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserRecorder } from './browser-recorder.ts';
import { createFakeReporter } from '#testing/fake-reporter.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser with one microphone of half a second, with its own sample rate and two channels. */
function stubBrowser({ refusal = null as string | null, canDecode = true } = {}) {
  const track = { stop: vi.fn<() => void>() };
  const recorders: EventTarget[] = [];
  const urls = new Map<string, Blob>();
  const asked: unknown[] = [];
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: (wishes: unknown) => {
        asked.push(wishes);
        return refusal === null
          ? Promise.resolve({ getTracks: () => [track] })
          : Promise.reject(new DOMException('No', refusal));
      },
    },
  });
  vi.stubGlobal(
    'MediaRecorder',
    class extends EventTarget {
      state = 'inactive';
      start() {
        this.state = 'recording';
        recorders.push(this);
      }
      stop() {
        this.state = 'inactive';
        this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
        this.dispatchEvent(new Event('stop'));
      }
    },
  );
  vi.stubGlobal(
    'AudioContext',
    class {
      createMediaStreamSource = () => ({ connect: () => undefined });
      resume = () => Promise.resolve();
      close = () => Promise.resolve();
    },
  );
  vi.stubGlobal(
    'AnalyserNode',
    class {
      getFloatTimeDomainData = (samples: Float32Array) => samples.fill(0.5);
    },
  );
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      readonly rate: number;
      constructor(_channels: number, _length: number, rate: number) {
        this.rate = rate;
      }
      async decodeAudioData() {
        if (!canDecode) throw new DOMException('No sound', 'EncodingError');
        const channels = [new Float32Array(this.rate / 2).fill(0.5), new Float32Array(this.rate / 2)];
        return { numberOfChannels: 2, getChannelData: (place: number) => channels[place] };
      }
    },
  );
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) urls.set(`blob:${urls.size}`, file);
    return `blob:${urls.size - 1}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void urls.delete(url));
  return { track, urls, recorders, asked };
}

async function openMicrophone() {
  const opened = await createBrowserRecorder(createFakeReporter()).open();
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
}

describe('browser recorder', () => {
  it('SPE-02: what was recorded is a mono WAV of 16 kHz, and is freed on release', async () => {
    const { urls, track } = stubBrowser();
    const microphone = await openMicrophone();
    expect(microphone.level()).toBeGreaterThan(0.8);
    const recording = microphone.record();
    microphone.stop();
    const sound = await recording;
    expect(sound).toMatchObject({ durationMs: 500, spokenMs: 500, url: 'blob:0' });
    const file = urls.get('blob:0');
    expect([file?.type, file?.size]).toEqual(['audio/wav', 44 + 16_000]);
    const view = new DataView((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
    // The mean of one channel at half and one silent channel.
    expect(view.getInt16(44, true)).toBe(Math.round(0.25 * 0x7f_ff));
    sound?.release();
    expect(urls.size).toBe(0);
    microphone.close();
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it('SPE-02: closing it while recording gives no recording and turns the microphone off', async () => {
    const { track, recorders, urls } = stubBrowser();
    const microphone = await openMicrophone();
    const recording = microphone.record();
    microphone.close();
    expect(track.stop).toHaveBeenCalledOnce();
    // As browsers do when the last track ends.
    recorders[0]?.dispatchEvent(new Event('stop'));
    expect(await recording).toBeNull();
    expect(urls.size).toBe(0);
  });

  it('SPE-02: a recording without readable sound gives null', async () => {
    stubBrowser({ canDecode: false });
    const microphone = await openMicrophone();
    const recording = microphone.record();
    microphone.stop();
    expect(await recording).toBeNull();
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'no-microphone'],
    ['NotReadableError', 'failed'],
  ])('SPE-02: %s is %s', async (refusal, error) => {
    stubBrowser({ refusal });
    expect(await createBrowserRecorder(createFakeReporter()).open()).toEqual({ ok: false, error });
  });

  it('SPE-02: a browser without recording, or a page without https, says so', async () => {
    stubBrowser();
    vi.stubGlobal('MediaRecorder', undefined);
    const recorder = createBrowserRecorder(createFakeReporter());
    expect(await recorder.open()).toEqual({ ok: false, error: 'unsupported' });
    stubBrowser();
    vi.stubGlobal('navigator', {});
    expect(await recorder.open()).toEqual({ ok: false, error: 'unsupported' });
  });

  it('SPK-05: a plain recording has no noise suppression and no gain control', async () => {
    const { asked } = stubBrowser();
    await openMicrophone();
    await createBrowserRecorder(createFakeReporter()).open('plain');
    expect(asked).toEqual([
      { audio: true },
      { audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false } },
    ]);
  });
});
