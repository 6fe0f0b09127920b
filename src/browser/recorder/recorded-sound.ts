import { voiceIn } from '#sound/rules/sound-level.ts';
import { toWavFile, WAV_SAMPLE_RATE_HZ } from '#sound/rules/wav-file.ts';
import { SECOND_MS } from '#lib/duration.ts';
import type { Cancel, PlayableSound, Recording } from '#browser/platform.ts';

/** Records until the recorder stops or the microphone is gone. Rejects if it cannot start. */
export function capture(recorder: MediaRecorder): Promise<Blob> {
  const pieces: Blob[] = [];
  return new Promise((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    recorder.addEventListener('stop', () => resolve(new Blob(pieces)));
    recorder.start();
  });
}

/** Converts a browser's recording to a WAV file (SPE-02). Rejects if it contains no sound. */
export async function toRecording(recorded: Blob): Promise<Recording> {
  // A context of one sample is enough: decoding converts the sound to its rate, whatever the microphone's was.
  const context = new OfflineAudioContext(1, 1, WAV_SAMPLE_RATE_HZ);
  const samples = mixDown(await context.decodeAudioData(await recorded.arrayBuffer()));
  const wav = toWavFile(samples);
  return {
    ...loadSound(wav),
    wav,
    durationMs: (samples.length / WAV_SAMPLE_RATE_HZ) * SECOND_MS,
    ...voiceIn(samples, WAV_SAMPLE_RATE_HZ),
  };
}

/** Makes a WAV file playable. */
export function loadSound(wav: ArrayBuffer): PlayableSound {
  const url = URL.createObjectURL(new Blob([wav], { type: 'audio/wav' }));
  return {
    url,
    play: (onEnded) => play(url, onEnded),
    release: () => URL.revokeObjectURL(url),
  };
}

function play(url: string, onEnded: () => void): Cancel {
  const audio = new Audio(url);
  let isOver = false;
  const end = () => {
    if (!isOver) onEnded();
    isOver = true;
  };
  audio.addEventListener('ended', end);
  audio.play().catch(end);
  return () => {
    isOver = true;
    audio.pause();
  };
}

function mixDown(sound: AudioBuffer): Float32Array {
  const channels = Array.from({ length: sound.numberOfChannels }, (_, place) => sound.getChannelData(place));
  const [first, ...others] = channels;
  if (first === undefined || others.length === 0) return first ?? new Float32Array();
  return first.map(
    (sample, place) => others.reduce((sum, channel) => sum + (channel[place] ?? 0), sample) / channels.length,
  );
}
