import { useEffect, useEffectEvent, useState } from 'react';
import type { TakeFailure } from '#domain/exam/mock/take-machine.ts';
import type { Recording } from '#platform/platform.ts';
import { appSpeechOf } from '#services/sound/app-speech.ts';
import { useBusy } from '#shared/navigation/use-leave-guard.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { createMicrophoneControl } from '#shared/recording/microphone-control.ts';

export type OwnTakeState =
  | { readonly phase: 'none'; readonly failure: TakeFailure | null }
  /** The browser may be asking the person for the microphone. */
  | { readonly phase: 'opening' }
  | { readonly phase: 'recording' }
  | { readonly phase: 'taken'; readonly take: Recording };

export interface OwnTakeControl {
  readonly state: OwnTakeState;
  /** It is being played. */
  readonly isHeard: boolean;
  /** From 0 to 1, now. */
  readonly level: () => number;
  readonly record: () => void;
  readonly stop: () => void;
  /** Plays it, or stops that. */
  readonly toggleHearing: () => void;
}

/**
 * One's own recording of one sentence (SPK-06). It stays in this page's memory, until there is another one or the view is left. The
 * microphone is open for as long as it records.
 * @param isPlaying the list is played: nothing is recorded then
 */
export function useOwnTake(isPlaying: boolean): OwnTakeControl {
  const platform = usePlatform();
  const speech = appSpeechOf(platform);
  const [microphone] = useState(() => createMicrophoneControl(platform.recorder));
  const [state, setState] = useState<OwnTakeState>({ phase: 'none', failure: null });
  const [isHeard, setHeard] = useState(false);
  const take = state.phase === 'taken' ? state.take : null;
  useBusy(state.phase === 'recording' || take !== null);
  useEffect(() => microphone.close, [microphone]);
  useEffect(() => () => take?.release(), [take]);
  const makeWay = useEffectEvent(() => {
    // What nobody has allowed yet would begin in the midst of the list.
    if (state.phase === 'opening') microphone.close();
    else microphone.stop();
  });
  useEffect(() => {
    if (isPlaying) makeWay();
  }, [isPlaying]);

  const record = async () => {
    // It would be recorded, too.
    speech.stop();
    setState({ phase: 'opening' });
    const opened = await microphone.open();
    if (opened === null) return setState({ phase: 'none', failure: null });
    if (!opened.ok) return setState({ phase: 'none', failure: opened.error });
    setState({ phase: 'recording' });
    const recorded = await microphone.record();
    microphone.close();
    if (!recorded.ok) {
      if (recorded.error === 'unreadable') setState({ phase: 'none', failure: 'failed' });
    } else if (recorded.value.spokenMs === 0) {
      recorded.value.release();
      setState({ phase: 'none', failure: 'silent' });
    } else setState({ phase: 'taken', take: recorded.value });
  };
  const hear = async ({ wav, durationMs }: Recording) => {
    setHeard(true);
    await speech.playClip({ sound: new Uint8Array(wav), durationMs, keepsPace: true });
    setHeard(false);
  };
  return {
    state,
    isHeard,
    level: microphone.level,
    record: () => void record(),
    stop: microphone.stop,
    toggleHearing() {
      if (isHeard) speech.stop();
      else if (take !== null) void hear(take);
    },
  };
}
