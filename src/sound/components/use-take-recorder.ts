import { useEffect, useState } from 'react';
import {
  READY,
  takeReducer,
  type TakeEvent,
  type TakeFailure,
  type TakeState,
} from '#sound/rules/take-machine.ts';
import type { RecorderService, Recording } from '#browser/platform.ts';
import type { Untimed } from '#practice/play.ts';
import { appSpeechOf } from '#sound/app-speech.ts';
import { useMachine } from '#practice/components/use-machine.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { createMicrophoneControl } from './microphone-control.ts';

export interface TakeRecorder {
  readonly state: TakeState;
  /** Whether a recording was made or tried here, so that the focus must follow. */
  readonly hasRun: boolean;
  /** The current level, from 0 to 1. */
  readonly level: () => number;
  readonly record: () => void;
  readonly stop: () => void;
}

interface TakeRecorderOptions {
  readonly sound?: Parameters<RecorderService['open']>[0];
  /** The limit of a take. `now`: the time when the microphone opened. */
  readonly limitMs: (now: number) => number;
  /** The end of its exam; null without a time limit. */
  readonly examEndsAt: number | null;
  /** Runs when the recording starts. */
  readonly onStarted?: () => void;
  /** Saves a recording. Resolves when its sound is saved, or with the reason of the failure. */
  readonly keep: (recorded: Recording) => Promise<TakeFailure | null>;
  /** Runs if there is no take. */
  readonly onFailed?: (failure: TakeFailure) => void;
}

const MACHINE = {
  initial: READY,
  reduce: takeReducer,
  timeLimit: {
    endsAt: (state: TakeState) => (state.phase === 'recording' ? state.endsAt : null),
    expired: { kind: 'time-expired' } as const,
  },
};

/** Records one take at a time: the microphone is open from the press to the end of the take, and never longer. */
export function useTakeRecorder({
  sound,
  limitMs,
  examEndsAt,
  onStarted,
  keep,
  onFailed,
}: TakeRecorderOptions): TakeRecorder {
  const platform = usePlatform();
  const { state, hasPlayed, send } = useMachine<TakeState, Untimed<TakeEvent>>(() => MACHINE);
  const [microphone] = useState(() => createMicrophoneControl(platform.recorder, sound));
  useEffect(() => microphone.close, [microphone]);
  // Stops by a press, or at the end of the time.
  useEffect(() => {
    if (state.phase === 'keeping') microphone.stop();
    if (state.phase === 'ready') microphone.close();
  }, [microphone, state.phase]);

  const fail = (failure: TakeFailure) => {
    send({ kind: 'recording-failed', failure });
    onFailed?.(failure);
  };
  const record = async () => {
    // Otherwise speech would be recorded too.
    appSpeechOf(platform).stop();
    // A second press may come before the first one takes effect.
    if (state.phase !== 'ready' || send({ kind: 'record-requested' }).phase !== 'opening') return;
    const opened = await microphone.open();
    if (opened === null) return;
    if (!opened.ok) return fail(opened.error);
    const started = {
      kind: 'recording-started',
      limitMs: limitMs(platform.clock.now()),
      examEndsAt,
    } as const;
    if (send(started).phase !== 'recording') return;
    onStarted?.();
    const recorded = await microphone.record();
    if (!recorded.ok) return recorded.error === 'unreadable' ? fail('failed') : undefined;
    // If the microphone was unplugged, there was no press.
    send({ kind: 'stop-requested' });
    const failure = await keep(recorded.value);
    if (failure === null) send({ kind: 'take-kept' });
    else fail(failure);
  };
  return {
    state,
    hasRun: hasPlayed,
    level: microphone.level,
    record: () => void record(),
    stop: () => void send({ kind: 'stop-requested' }),
  };
}
