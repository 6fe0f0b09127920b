import { useEffect, useState } from 'react';
import type { MockSpeakingTask } from '#content/schema/mock-exam-rows.ts';
import { READY, takeReducer, type TakeEvent, type TakeState } from '#domain/exam/mock/take-machine.ts';
import { createMicrophoneControl } from '#shared/recording/microphone-control.ts';
import { SECOND_MS } from '#lib/duration.ts';
import type { Recording } from '#platform/platform.ts';
import type { Untimed } from '#services/play/play.ts';
import { useMachine } from '#shared/play/use-machine.ts';
import { usePlatform } from '#shared/platform-context.tsx';

export interface TaskRecorder {
  readonly state: TakeState;
  /** It was tried at this task, so the focus is to come back from it. */
  readonly hasRun: boolean;
  /** From 0 to 1, now. */
  readonly level: () => number;
  readonly record: () => void;
  readonly stop: () => void;
}

interface RecorderHandlers {
  readonly task: Pick<MockSpeakingTask, 'seconds'>;
  /** Of the exam; null where no time runs. */
  readonly examEndsAt: number | null;
  /** A take with a voice in it; resolves once its sound is kept. */
  readonly onTaken: (recorded: Recording) => Promise<void>;
  /** There is no microphone to record with. */
  readonly onImpossible: () => void;
}

const MACHINE = {
  initial: READY,
  reduce: takeReducer,
  timeLimit: {
    endsAt: (state: TakeState) => (state.phase === 'recording' ? state.endsAt : null),
    expired: { kind: 'time-expired' } as const,
  },
};

/** Records one task: the microphone is open from the press to the end of the take, and never longer. */
export function useTaskRecorder({ task, examEndsAt, onTaken, onImpossible }: RecorderHandlers): TaskRecorder {
  const { recorder, speech } = usePlatform();
  const { state, hasPlayed, send } = useMachine<TakeState, Untimed<TakeEvent>>(() => MACHINE);
  const [microphone] = useState(() => createMicrophoneControl(recorder));
  useEffect(() => microphone.close, [microphone]);
  // By a press, or at the end of the time.
  useEffect(() => {
    if (state.phase === 'keeping') microphone.stop();
    if (state.phase === 'ready') microphone.close();
  }, [microphone, state.phase]);

  const record = async () => {
    // The question read out would be recorded, too.
    speech.stop();
    // A second press may come before the first is seen to have worked.
    if (state.phase !== 'ready' || send({ kind: 'record-requested' }).phase !== 'opening') return;
    const opened = await microphone.open();
    if (opened === null) return;
    if (!opened.ok) {
      send({ kind: 'recording-failed', failure: opened.error });
      if (opened.error !== 'failed') onImpossible();
      return;
    }
    const limitMs = task.seconds * SECOND_MS;
    if (send({ kind: 'recording-started', limitMs, examEndsAt }).phase !== 'recording') return;
    const recorded = await microphone.record();
    if (!recorded.ok) {
      if (recorded.error === 'unreadable') send({ kind: 'recording-failed', failure: 'failed' });
    } else if (recorded.value.spokenMs === 0) {
      // Nobody speaks in it: no take (SPE-03).
      recorded.value.release();
      send({ kind: 'recording-failed', failure: 'silent' });
    } else {
      // Where the microphone was pulled out nobody has pressed anything.
      send({ kind: 'stop-requested' });
      await onTaken(recorded.value);
      send({ kind: 'take-kept' });
    }
  };
  return {
    state,
    hasRun: hasPlayed,
    level: microphone.level,
    record: () => void record(),
    stop: () => void send({ kind: 'stop-requested' }),
  };
}
