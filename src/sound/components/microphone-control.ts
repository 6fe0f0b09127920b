import type { RecordingFailure } from '#sound/rules/take-machine.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { Microphone, RecorderService, Recording } from '#browser/platform.ts';

/** The one microphone of a screen: opened before it is needed, closed as soon as it is not. */
export interface MicrophoneControl {
  /** Opens it unless it is open. Null: it was closed while the person was being asked. */
  readonly open: () => Promise<Result<undefined, RecordingFailure> | null>;
  readonly record: () => Promise<Result<Recording, 'closed' | 'unreadable'>>;
  readonly stop: () => void;
  readonly close: () => void;
  /** 0 while it is closed. */
  readonly level: () => number;
}

export function createMicrophoneControl(
  recorder: RecorderService,
  sound: 'as-in-a-call' | 'plain' = 'as-in-a-call',
): MicrophoneControl {
  let microphone: Microphone | null = null;
  let request = 0;
  return {
    async open() {
      if (microphone !== null) return ok();
      request += 1;
      const mine = request;
      const opened = await recorder.open(sound);
      if (mine !== request) {
        if (opened.ok) opened.value.close();
        return null;
      }
      if (!opened.ok) return opened;
      microphone = opened.value;
      return ok();
    },
    async record() {
      const mine = request;
      const sound = (await microphone?.record()) ?? null;
      if (mine === request) return sound === null ? err('unreadable') : ok(sound);
      sound?.release();
      return err('closed');
    },
    stop: () => microphone?.stop(),
    close() {
      request += 1;
      microphone?.close();
      microphone = null;
    },
    level: () => microphone?.level() ?? 0,
  };
}
