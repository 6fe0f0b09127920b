import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { openTake } from './take-sound.ts';
import { usePlatform } from '#components/platform-context.tsx';
import type { BoothRecorder } from './use-booth-recorder.ts';
import type { BoothTakes } from './use-booth-takes.ts';
import type { TakeProblem } from '#sound/rules/take-check.ts';
import { SECOND_MS } from '#lib/duration.ts';
import type { StorageFailure } from '#browser/platform.ts';
import type { BoothTake } from '#storage/booth-takes.ts';
import { STORAGE_FAILURES } from '#components/storage-failures.ts';
import { MicrophoneAlert } from '#sound/components/microphone-alert.tsx';
import { PlayButton } from '#sound/components/play-button.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

const PROBLEMS: Record<TakeProblem, { readonly title: string; readonly advice: string }> = {
  silent: {
    title: 'No voice was heard',
    advice: 'Check that the microphone is not muted, and come closer to it.',
  },
  clipped: {
    title: 'Too loud',
    advice: 'The sound is distorted. Move away from the microphone, or speak more softly.',
  },
  'begun-early': { title: 'The beginning is missing', advice: 'Press Record, wait a moment, then speak.' },
  'stopped-early': {
    title: 'The end is missing',
    advice: 'Wait a moment after the last word, then press Stop.',
  },
  'too-short': { title: 'Too short for this text', advice: 'Read all of the text, not too fast.' },
  'too-long': { title: 'Too long for this text', advice: 'Read only this text, without long pauses.' },
  'too-soft': { title: 'Too soft', advice: 'Come closer to the microphone, or speak louder.' },
  noisy: {
    title: 'Too much noise',
    advice:
      'There is another sound besides your voice. Close the window, switch off machines, and come closer.',
  },
};

interface TakeVerdictProps {
  readonly recorder: BoothRecorder;
  readonly take: BoothTake | undefined;
  readonly takes: BoothTakes;
}

/** What was recorded, whether it is good enough, and why not; or why nothing could be recorded. */
export function TakeVerdict({ recorder: { state, unkept }, take, takes }: TakeVerdictProps) {
  const { i18n } = useLingui();
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
        <Alert tone="danger" title="This recording could not be saved">
          <p>{i18n._(STORAGE_FAILURES[unkept])}</p>
        </Alert>
      )}
      {failure !== null && <Alert tone="danger">{i18n._(STORAGE_FAILURES[failure])}</Alert>}
      {take !== undefined && (
        <>
          <Judged take={take} />
          <div className="flex flex-wrap gap-3">
            <PlayButton label="Listen" open={() => openTake(platform, take.key)} />
            <Button tone="quiet" onClick={() => void remove(take.key)}>
              <Trash2 aria-hidden size={18} />
              Delete
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function Judged({ take: { problem, durationMs } }: { take: BoothTake }) {
  if (problem === null) {
    return (
      <Alert
        tone="success"
        title={`Recorded and saved: ${Math.max(Math.round(durationMs / SECOND_MS), 1)} s`}
      />
    );
  }
  const { title, advice } = PROBLEMS[problem];
  return (
    <Alert tone="warning" title={title}>
      <p>{advice}</p>
      <p className="mt-1">It is saved, so you can listen to it, but it will not be in the file.</p>
    </Alert>
  );
}
