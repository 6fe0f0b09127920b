/** Some 40 ms of sound, enough to tell how loud it is. */
const SAMPLES = 2048;

interface SoundMeter {
  /** The latest samples, from -1 to 1. */
  samples(): Float32Array;
  close(): void;
}

/** Listens to a microphone beside its recorder. It plays nothing. */
export function openMeter(stream: MediaStream): SoundMeter {
  const context = new AudioContext();
  // Safari begins without sound when the person was asked in between.
  context.resume().catch(() => undefined);
  const analyser = new AnalyserNode(context, { fftSize: SAMPLES });
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(SAMPLES);
  return {
    samples() {
      analyser.getFloatTimeDomainData(samples);
      return samples;
    },
    close: () => void context.close(),
  };
}
