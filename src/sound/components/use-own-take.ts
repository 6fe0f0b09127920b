import { useEffect, useEffectEvent, useState } from 'react';
import { MINUTE_MS } from '#lib/duration.ts';
import type { Recording } from '#browser/platform.ts';
import { appSpeechOf } from '#sound/app-speech.ts';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { type TakeRecorder, useTakeRecorder } from './use-take-recorder.ts';

/** Longer than any sentence: limits a recording that was not stopped. */
const LIMIT_MS = MINUTE_MS;

export interface OwnTakeControl {
  readonly recorder: TakeRecorder;
  /** The last audible take; a silent try does not replace it. */
  readonly take: Recording | null;
  /** Whether it is being played. */
  readonly isHeard: boolean;
  /** Plays it, or stops that. */
  readonly toggleHearing: () => void;
}

/**
 * The person's recording of one sentence (SPK-06). It stays in this page's memory, until there is another one or the
 * view is left.
 * @param isPlaying whether the list is playing, during which nothing is recorded
 */
export function useOwnTake(isPlaying: boolean): OwnTakeControl {
  const speech = appSpeechOf(usePlatform());
  const [take, setTake] = useState<Recording | null>(null);
  const [isHeard, setHeard] = useState(false);
  const recorder = useTakeRecorder({
    limitMs: () => LIMIT_MS,
    examEndsAt: null,
    keep(recorded) {
      if (recorded.spokenMs > 0) {
        setTake(recorded);
        return Promise.resolve(null);
      }
      recorded.release();
      return Promise.resolve('silent');
    },
  });
  useBusy(recorder.state.phase !== 'ready' || take !== null);
  useEffect(() => () => take?.release(), [take]);
  const makeWay = useEffectEvent(() => recorder.stop());
  useEffect(() => {
    if (isPlaying) makeWay();
  }, [isPlaying]);

  const hear = async ({ wav, durationMs }: Recording) => {
    setHeard(true);
    await speech.playClip({ sound: new Uint8Array(wav), durationMs, keepsPace: true });
    setHeard(false);
  };
  return {
    recorder,
    take,
    isHeard,
    toggleHearing() {
      if (isHeard) speech.stop();
      else if (take !== null) void hear(take);
    },
  };
}
