import type { RecordingFailure } from '#sound/rules/take-machine.ts';
import { err, ok } from '#lib/result.ts';
import type { Microphone, PlayableSound, RecorderService, Recording } from '#browser/platform.ts';

type FakeSound = Pick<Recording, 'durationMs' | 'spokenMs'>;

export interface FakeRecorder extends RecorderService {
  /** From now on opening the microphone fails for this reason; null ends that. */
  failWith(failure: RecordingFailure | null): void;
  /** From now on opening waits until `answer`, as while the browser asks the person. */
  hold(): void;
  answer(): void;
  setLevel(level: number): void;
  /** The sound of later recordings; null: it can't be read. */
  setSound(sound: FakeSound | null): void;
  /** The file of later recordings. */
  setWav(wav: ArrayBuffer): void;
  /** Ends the recording as `stop` does, as if the microphone was unplugged. */
  pullOut(): void;
  /** The url that is playing; null when nothing is. */
  readonly playing: () => string | null;
  /** Plays it to its end. */
  endPlaying(): void;
  readonly openMicrophones: () => number;
  /** The urls of recordings that were not released. */
  readonly kept: ReadonlySet<string>;
}

/** A microphone that hears what the test says. */
export function createFakeRecorder(): FakeRecorder {
  const kept = new Set<string>();
  const open = new Set<Microphone>();
  const waiting: (() => void)[] = [];
  let failure: RecordingFailure | null = null;
  let held = false;
  let level = 0.5;
  let sound: FakeSound | null = { durationMs: 4000, spokenMs: 3000 };
  let recordings = 0;
  let wav = new ArrayBuffer(8);
  let playing: { readonly url: string; readonly onEnded: () => void } | null = null;
  let endRecording: ((recording: Recording | null) => void) | null = null;

  const finish = (recording: Recording | null) => {
    endRecording?.(recording);
    endRecording = null;
  };
  const load = (): PlayableSound => {
    recordings += 1;
    const url = `blob:recording-${recordings}`;
    kept.add(url);
    return {
      url,
      play(onEnded) {
        const mine = { url, onEnded };
        playing = mine;
        return () => {
          if (playing === mine) playing = null;
        };
      },
      release: () => void kept.delete(url),
    };
  };
  const makeRecording = (): Recording | null =>
    sound === null ? null : { ...load(), ...sound, wav, level: 0.6 };
  const openMicrophone = () => {
    const microphone: Microphone = {
      level: () => level,
      record: () =>
        new Promise((resolve) => {
          endRecording = resolve;
        }),
      stop: () => (endRecording === null ? undefined : finish(makeRecording())),
      close() {
        open.delete(microphone);
        finish(null);
      },
    };
    open.add(microphone);
    return microphone;
  };

  return {
    kept,
    playing: () => playing?.url ?? null,
    endPlaying() {
      playing?.onEnded();
      playing = null;
    },
    openMicrophones: () => open.size,
    async open() {
      if (held) await new Promise<void>((resolve) => void waiting.push(resolve));
      return failure === null ? ok(openMicrophone()) : err(failure);
    },
    load: () => Promise.resolve(load()),
    failWith(next) {
      failure = next;
    },
    hold() {
      held = true;
    },
    answer() {
      held = false;
      for (const goOn of waiting.splice(0)) goOn();
    },
    setLevel(next) {
      level = next;
    },
    setSound(next) {
      sound = next;
    },
    setWav(next) {
      wav = next;
    },
    pullOut: () => finish(makeRecording()),
  };
}
