import { useEffect, useState } from 'react';
import {
  READY,
  takeReducer,
  type TakeEvent,
  type TakeFailure,
  type TakeState,
} from '#domain/exam/mock/take-machine.ts';
import type { RecorderService, Recording } from '#platform/platform.ts';
import type { Untimed } from '#services/play/play.ts';
import { appSpeechOf } from '#services/sound/app-speech.ts';
import { useMachine } from '#shared/play/use-machine.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { createMicrophoneControl } from '#shared/recording/microphone-control.ts';

export interface TakeRecorder {
  readonly state: TakeState;
  /** Something was recorded here, or tried, so the focus is to come along. */
  readonly hasRun: boolean;
  /** From 0 to 1, now. */
  readonly level: () => number;
  readonly record: () => void;
  readonly stop: () => void;
}

interface TakeRecorderOptions {
  readonly sound?: Parameters<RecorderService['open']>[0];
  /** The longest take. */
  readonly limitMs: number;
  /** Of the exam that it belongs to; null where no time runs. */
  readonly examEndsAt: number | null;
  /** What becomes of a recording; answers once its sound is kept, or with why it is no take. */
  readonly keep: (recorded: Recording) => Promise<TakeFailure | null>;
  /** The microphone could not be opened. */
  readonly onNotOpened?: (failure: TakeFailure) => void;
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
  keep,
  onNotOpened,
}: TakeRecorderOptions): TakeRecorder {
  const platform = usePlatform();
  const { state, hasPlayed, send } = useMachine<TakeState, Untimed<TakeEvent>>(() => MACHINE);
  const [microphone] = useState(() => createMicrophoneControl(platform.recorder, sound));
  useEffect(() => microphone.close, [microphone]);
  // By a press, or at the end of the time.
  useEffect(() => {
    if (state.phase === 'keeping') microphone.stop();
    if (state.phase === 'ready') microphone.close();
  }, [microphone, state.phase]);

  const record = async () => {
    // What is read out would be recorded, too.
    appSpeechOf(platform).stop();
    // A second press may come before the first is seen to have worked.
    if (state.phase !== 'ready' || send({ kind: 'record-requested' }).phase !== 'opening') return;
    const opened = await microphone.open();
    if (opened === null) return;
    if (!opened.ok) {
      send({ kind: 'recording-failed', failure: opened.error });
      return onNotOpened?.(opened.error);
    }
    if (send({ kind: 'recording-started', limitMs, examEndsAt }).phase !== 'recording') return;
    const recorded = await microphone.record();
    if (!recorded.ok) {
      if (recorded.error === 'unreadable') send({ kind: 'recording-failed', failure: 'failed' });
      return;
    }
    // Where the microphone was pulled out nobody has pressed anything.
    send({ kind: 'stop-requested' });
    const failure = await keep(recorded.value);
    send(failure === null ? { kind: 'take-kept' } : { kind: 'recording-failed', failure });
  };
  return {
    state,
    hasRun: hasPlayed,
    level: microphone.level,
    record: () => void record(),
    stop: () => void send({ kind: 'stop-requested' }),
  };
}
