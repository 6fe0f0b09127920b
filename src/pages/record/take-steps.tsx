import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Mic, Square } from 'lucide-react';
import { useRef } from 'react';
import type { BoothRecorder } from './use-booth-recorder.ts';
import type { BoothTake } from '#storage/booth-takes.ts';
import { LevelMeter } from '#sound/components/level-meter.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { useKeptFocus, useMovedFocus } from '#ui/moved-focus.ts';

interface TakeStepsProps {
  readonly recorder: BoothRecorder;
  /** The take of the text shown. */
  readonly take: BoothTake | undefined;
  readonly place: number;
  readonly onMoved: (by: 1 | -1) => void;
}

/** The take shown is good enough to move on. */
export function isGoodTake({ state, unkept }: BoothRecorder, take: BoothTake | undefined): boolean {
  const hasFailed = state.phase === 'ready' && state.failure !== null;
  return take?.problem === null && unkept === null && !hasFailed;
}

/** Record, stop, again, next: the next step has the focus, so that one key goes through all texts. */
export function TakeSteps({ recorder, take, place, onMoved }: TakeStepsProps) {
  const { state, hasRun, record, stop } = recorder;
  const area = useRef<HTMLDivElement>(null);
  const recordButton = useRef<HTMLButtonElement>(null);
  // Also where another take replaces this one.
  const step = `${state.phase} ${take?.at ?? 'none'}`;
  useMovedFocus(area, hasRun ? step : null, { atFirst: hasRun });
  // When the take shown is deleted.
  useKeptFocus(recordButton, take?.at);
  if (state.phase !== 'ready') {
    return (
      <div ref={area} className="contents">
        <ActionBar key="stop" className="sm:justify-center">
          <Hearing recorder={recorder} />
          <Button data-focus-here="near" tone="danger" busy={state.phase !== 'recording'} onClick={stop}>
            <Square aria-hidden size={20} />
            <Trans>Stop</Trans>
          </Button>
        </ActionBar>
      </div>
    );
  }
  const isGood = isGoodTake(recorder, take);
  const next = (
    <Button
      key="next"
      tone={isGood ? 'primary' : 'secondary'}
      data-focus-here={isGood ? 'near' : undefined}
      onClick={() => onMoved(1)}
    >
      {take === undefined ? <Trans>Skip</Trans> : <Trans>Next</Trans>}
      <ArrowRight aria-hidden size={18} />
    </Button>
  );
  const again = (
    <Button
      key="record"
      ref={recordButton}
      tone={isGood ? 'secondary' : 'primary'}
      data-focus-here={isGood ? undefined : 'near'}
      onClick={record}
    >
      <Mic aria-hidden size={20} />
      {state.failure !== null ? (
        <Trans>Try Again</Trans>
      ) : take === undefined ? (
        <Trans>Record</Trans>
      ) : (
        <Trans>Again</Trans>
      )}
    </Button>
  );
  return (
    <div ref={area} className="contents">
      <ActionBar key="steps">
        <Button tone="secondary" disabled={place === 0} onClick={() => onMoved(-1)}>
          <ArrowLeft aria-hidden size={18} />
          <Trans context="text to record">Previous</Trans>
        </Button>
        {isGood ? [again, next] : [next, again]}
      </ActionBar>
    </div>
  );
}

/** The microphone's level: next to the button that stops it, as a long text fills the whole screen of a phone. */
function Hearing({ recorder: { state, level } }: { readonly recorder: BoothRecorder }) {
  return (
    <div className="flex w-full flex-col items-center justify-center">
      {state.phase === 'recording' ? (
        <LevelMeter level={level} isRecording />
      ) : (
        <output>
          {state.phase === 'opening' ? (
            <Trans>Opening the microphone …</Trans>
          ) : (
            <Trans>Saving your recording …</Trans>
          )}
        </output>
      )}
    </div>
  );
}
