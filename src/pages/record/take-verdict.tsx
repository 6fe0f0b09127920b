import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { openTake } from './take-sound.ts';
import { usePlatform } from '#components/platform-context.tsx';
import type { BoothRecorder } from './use-booth-recorder.ts';
import type { BoothTakes } from './use-booth-takes.ts';
import type { TakeProblem } from '#sound/rules/take-check.ts';
import { numberText } from '#lib/formatted.ts';
import { SECOND_MS } from '#lib/duration.ts';
import type { StorageFailure } from '#browser/platform.ts';
import type { BoothTake } from '#storage/booth-takes.ts';
import { STORAGE_FAILURES } from '#components/storage-failures.ts';
import { MicrophoneAlert } from '#sound/components/microphone-alert.tsx';
import { PlayButton } from '#sound/components/play-button.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

const PROBLEMS: Record<
  TakeProblem,
  { readonly title: MessageDescriptor; readonly advice: MessageDescriptor }
> = {
  silent: {
    title: msg`No voice was heard`,
    advice: msg`Check that the microphone is on, and come closer to it.`,
  },
  clipped: {
    title: msg`Too loud`,
    advice: msg`The sound is not clear. Move away from the microphone, or speak more softly.`,
  },
  'begun-early': {
    title: msg`The beginning is missing`,
    advice: msg`Press Record, wait a moment, then speak.`,
  },
  'stopped-early': {
    title: msg`The end is missing`,
    advice: msg`Wait a moment after the last word, then press Stop.`,
  },
  'too-short': { title: msg`Too short for this text`, advice: msg`Read all of the text, not too fast.` },
  'too-long': { title: msg`Too long for this text`, advice: msg`Read only this text, without long pauses.` },
  'too-soft': { title: msg`Too soft`, advice: msg`Come closer to the microphone, or speak louder.` },
  noisy: {
    title: msg`Too much noise`,
    advice: msg`There is another sound, not only your voice. Close the window, switch off machines, and come closer.`,
  },
};

interface TakeVerdictProps {
  readonly recorder: BoothRecorder;
  readonly take: BoothTake | undefined;
  readonly takes: BoothTakes;
}

/** What was recorded, whether it is good enough, and why not; or why nothing could be recorded. */
export function TakeVerdict({ recorder: { state, unkept }, take, takes }: TakeVerdictProps) {
  const { t, i18n } = useLingui();
  const platform = usePlatform();
  const [failure, setFailure] = useState<StorageFailure | null>(null);
  const remove = async (key: string) => {
    const gone = await takes.remove([key]);
    if (!gone.ok) setFailure(gone.error);
  };
  return (
    <>
      {state.phase === 'ready' && state.failure !== null && (
        <MicrophoneAlert failure={state.failure} canGoOn={false} />
      )}
      {unkept !== null && (
        <Alert tone="danger" title={t`This recording could not be saved`}>
          <p>{i18n._(STORAGE_FAILURES[unkept])}</p>
        </Alert>
      )}
      {failure !== null && <Alert tone="danger">{i18n._(STORAGE_FAILURES[failure])}</Alert>}
      {take !== undefined && (
        <>
          <Judged take={take} />
          <div className="flex flex-wrap gap-3">
            <PlayButton label={t`Listen`} open={() => openTake(platform, take.key)} />
            <Button tone="quiet" onClick={() => void remove(take.key)}>
              <Trash2 aria-hidden size={18} />
              <Trans>Delete</Trans>
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function Judged({ take: { problem, durationMs } }: { take: BoothTake }) {
  const { t, i18n } = useLingui();
  if (problem === null) {
    return (
      <Alert
        tone="success"
        title={t`Recorded and saved: ${{ seconds: numberText(Math.max(Math.round(durationMs / SECOND_MS), 1), i18n.locale) }} s`}
      />
    );
  }
  const { title, advice } = PROBLEMS[problem];
  return (
    <Alert tone="warning" title={i18n._(title)}>
      <p>{i18n._(advice)}</p>
      <p className="mt-1">
        <Trans>You can listen to it, but it will not be in the file.</Trans>
      </p>
    </Alert>
  );
}
