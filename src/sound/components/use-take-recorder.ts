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
  /** Something was recorded here, or tried, so the focus is to come along. */
  readonly hasRun: boolean;
  /** From 0 to 1, now. */
  readonly level: () => number;
  readonly record: () => void;
  readonly stop: () => void;
}

interface TakeRecorderOptions {
  readonly sound?: Parameters<RecorderService['open']>[0];
  /** The longest take. `now`: when the microphone is open. */
  readonly limitMs: (now: number) => number;
  /** Of the exam that it belongs to; null where no time runs. */
  readonly examEndsAt: number | null;
  /** The recording runs. */
  readonly onStarted?: () => void;
  /** What becomes of a recording; answers once its sound is kept, or with why it is no take. */
  readonly keep: (recorded: Recording) => Promise<TakeFailure | null>;
  /** There is no take. */
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
  // By a press, or at the end of the time.
  useEffect(() => {
    if (state.phase === 'keeping') microphone.stop();
    if (state.phase === 'ready') microphone.close();
  }, [microphone, state.phase]);

  const fail = (failure: TakeFailure) => {
    send({ kind: 'recording-failed', failure });
    onFailed?.(failure);
  };
  const record = async () => {
    // What is read out would be recorded, too.
    appSpeechOf(platform).stop();
    // A second press may come before the first is seen to have worked.
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
    // Where the microphone was pulled out nobody has pressed anything.
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
