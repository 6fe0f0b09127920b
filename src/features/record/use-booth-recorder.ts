import { useEffect, useState } from 'react';
import { READY, takeReducer, type TakeEvent, type TakeState } from '#domain/exam/mock/take-machine.ts';
import { plausibleLengthMs, wordCount } from '#domain/sound/spoken-length.ts';
import { SECOND_MS } from '#lib/duration.ts';
import type { Result } from '#lib/result.ts';
import type { Recording, StorageFailure } from '#platform/platform.ts';
import type { Untimed } from '#services/play/play.ts';
import type { PreparedText } from '#services/sound/texts/prepared-text.ts';
import { useBusy } from '#shared/navigation/use-leave-guard.ts';
import { useMachine } from '#shared/play/use-machine.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { createMicrophoneControl } from '#shared/recording/microphone-control.ts';

/** Who reads on is not cut off at once; who forgot to stop is. */
const LIMIT_MARGIN_MS = 10 * SECOND_MS;

export interface BoothRecorder {
  readonly state: TakeState;
  /** Something was recorded here, or tried, so the focus goes along. */
  readonly hasRun: boolean;
  /** From 0 to 1, now. */
  readonly level: () => number;
  /** Why the last take could not be kept on the device; null where it was. */
  readonly unkept: StorageFailure | null;
  readonly record: () => void;
  readonly stop: () => void;
}

const MACHINE = {
  initial: READY,
  reduce: takeReducer,
  timeLimit: {
    endsAt: (state: TakeState) => (state.phase === 'recording' ? state.endsAt : null),
    expired: { kind: 'time-expired' } as const,
  },
};

/**
 * Records a text: the microphone is open from the press to the end of the take, and never longer.
 * @param keep resolves once the take is safe, or known not to be
 */
export function useBoothRecorder(
  text: PreparedText,
  keep: (recording: Recording) => Promise<Result<unknown, StorageFailure>>,
): BoothRecorder {
  const { recorder, speech } = usePlatform();
  const { state, hasPlayed, send } = useMachine<TakeState, Untimed<TakeEvent>>(() => MACHINE);
  const [microphone] = useState(() => createMicrophoneControl(recorder, 'plain'));
  const [unkept, setUnkept] = useState<StorageFailure | null>(null);
  useBusy(state.phase !== 'ready');
  useEffect(() => microphone.close, [microphone]);
  // By a press, or at the end of the time.
  useEffect(() => {
    if (state.phase === 'keeping') microphone.stop();
    if (state.phase === 'ready') microphone.close();
  }, [microphone, state.phase]);

  const record = async () => {
    speech.stop();
    // A second press may come before the first is seen to have worked.
    if (state.phase !== 'ready' || send({ kind: 'record-requested' }).phase !== 'opening') return;
    setUnkept(null);
    const opened = await microphone.open();
    if (opened === null) return;
    if (!opened.ok) return void send({ kind: 'recording-failed', failure: opened.error });
    const words = wordCount(text.lines.map((line) => line.text).join(' '));
    const limitMs = plausibleLengthMs(words).mostMs + LIMIT_MARGIN_MS;
    if (send({ kind: 'recording-started', limitMs, examEndsAt: null }).phase !== 'recording') return;
    const recorded = await microphone.record();
    if (!recorded.ok) {
      if (recorded.error === 'unreadable') send({ kind: 'recording-failed', failure: 'failed' });
      return;
    }
    // Where the microphone was pulled out nobody has pressed anything.
    send({ kind: 'stop-requested' });
    const kept = await keep(recorded.value);
    recorded.value.release();
    setUnkept(kept.ok ? null : kept.error);
    send({ kind: 'take-kept' });
  };
  return {
    state,
    hasRun: hasPlayed,
    level: microphone.level,
    unkept,
    record: () => void record(),
    stop: () => void send({ kind: 'stop-requested' }),
  };
}
