import type { RecordingFailure } from '#sound/rules/take-machine.ts';
import { soundLevel } from '#sound/rules/sound-level.ts';
import { err, ok } from '#lib/result.ts';
import type { Microphone, RecorderService, Reporter } from '#browser/platform.ts';
import { capture, loadSound, toRecording } from './recorded-sound.ts';

const FAILURES: Record<string, RecordingFailure> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'no-microphone',
  OverconstrainedError: 'no-microphone',
};

/** Call processing (noise suppression, gain) would be audible and would make levels unreliable. */
const PLAIN: MediaTrackConstraints = {
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: false,
};

/** The device's microphone (SPE-01, SPE-02). Recordings stay in this page. */
export function createBrowserRecorder(report: Reporter): RecorderService {
  return {
    async open(sound = 'as-in-a-call') {
      // A page without https has no media devices.
      if (navigator.mediaDevices === undefined || typeof MediaRecorder === 'undefined')
        return err('unsupported');
      let stream: MediaStream | null = null;
      try {
        stream = await navigator.mediaDevices.getUserMedia({ audio: sound === 'plain' ? PLAIN : true });
        return ok(createMicrophone(stream, report));
      } catch (error) {
        report.warn('The microphone could not be opened', error);
        if (stream !== null) switchOff(stream);
        return err(failureOf(error));
      }
    },
    load: (wav) => Promise.resolve(loadSound(wav)),
  };
}

function failureOf(error: unknown): RecordingFailure {
  return (error instanceof DOMException && FAILURES[error.name]) || 'failed';
}

function createMicrophone(stream: MediaStream, report: Reporter): Microphone {
  const meter = openMeter(stream);
  let recorder: MediaRecorder | null = null;
  let isOpen = true;
  return {
    level: () => soundLevel(meter.samples()),
    async record() {
      try {
        // In the browser's preferred format, which it can surely decode.
        recorder = new MediaRecorder(stream);
        const sound = await capture(recorder);
        return isOpen ? await toRecording(sound) : null;
      } catch (error) {
        report.warn('The recording failed', error);
        return null;
      }
    },
    stop() {
      if (recorder?.state === 'recording') recorder.stop();
    },
    close() {
      isOpen = false;
      meter.close();
      // Stopping the tracks also ends a running recording.
      switchOff(stream);
    },
  };
}

function switchOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Some 40 ms of sound, enough to measure its level. */
const SAMPLES = 2048;

interface SoundMeter {
  /** The latest samples, from -1 to 1. */
  samples(): Float32Array;
  close(): void;
}

/** Measures the level of a microphone during recording. It plays nothing. */
function openMeter(stream: MediaStream): SoundMeter {
  const context = new AudioContext();
  // Safari starts the context suspended after asking for permission.
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
