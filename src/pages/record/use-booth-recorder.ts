import { useState } from 'react';
import { plausibleLengthMs, wordsIn } from '#sound/rules/spoken-length.ts';
import { SECOND_MS } from '#lib/duration.ts';
import type { Result } from '#lib/result.ts';
import type { Recording, StorageFailure } from '#browser/platform.ts';
import type { PreparedText } from '#sound/texts/prepared-text.ts';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { type TakeRecorder, useTakeRecorder } from '#sound/components/use-take-recorder.ts';

/** A slow reader is not cut off; a recording that somebody forgot is stopped. */
const LIMIT_MARGIN_MS = 10 * SECOND_MS;

export interface BoothRecorder extends TakeRecorder {
  /** Why the last take could not be saved on the device; null where it was. */
  readonly unkept: StorageFailure | null;
}

/**
 * Records a text the way it will be shared.
 * @param keep resolves once the take is saved or has failed
 */
export function useBoothRecorder(
  text: PreparedText,
  keep: (recording: Recording) => Promise<Result<unknown, StorageFailure>>,
): BoothRecorder {
  const [unkept, setUnkept] = useState<StorageFailure | null>(null);
  const recorder = useTakeRecorder({
    sound: 'plain',
    limitMs: () => plausibleLengthMs(wordsIn(text.lines)).mostMs + LIMIT_MARGIN_MS,
    examEndsAt: null,
    async keep(recorded) {
      const kept = await keep(recorded);
      recorded.release();
      setUnkept(kept.ok ? null : kept.error);
      return null;
    },
  });
  useBusy(recorder.state.phase !== 'ready');
  return {
    ...recorder,
    unkept,
    record() {
      setUnkept(null);
      recorder.record();
    },
  };
}
