import { ArrowLeft, ArrowRight, Mic, Square } from 'lucide-react';
import { useRef } from 'react';
import type { BoothRecorder } from '#features/record/use-booth-recorder.ts';
import type { BoothTake } from '#services/storage/booth-takes.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface TakeStepsProps {
  readonly recorder: BoothRecorder;
  /** Of the text that is shown. */
  readonly take: BoothTake | undefined;
  readonly place: number;
  readonly onMoved: (by: 1 | -1) => void;
}

/** Record, stop, again, on: what comes next has the focus, so that one goes through all texts with one key. */
export function TakeSteps({ recorder, take, place, onMoved }: TakeStepsProps) {
  const { state, hasRun, record, stop } = recorder;
  const area = useRef<HTMLDivElement>(null);
  // Also where another take takes the place of one.
  const step = `${state.phase} ${take?.at ?? 'none'}`;
  useMovedFocus(area, hasRun ? step : null, { atFirst: hasRun });
  if (state.phase !== 'ready') {
    return (
      <div ref={area} className="contents">
        <ActionBar key="stop" className="sm:justify-center">
          <Button data-focus-here="near" tone="danger" busy={state.phase !== 'recording'} onClick={stop}>
            <Square aria-hidden size={20} />
            Stop
          </Button>
        </ActionBar>
      </div>
    );
  }
  const isGood = take?.problem === null && recorder.unkept === null && state.failure === null;
  const next = (
    <Button
      key="next"
      tone={isGood ? 'primary' : 'secondary'}
      data-focus-here={isGood ? 'near' : undefined}
      onClick={() => onMoved(1)}
    >
      {take === undefined ? 'Skip' : 'Next'}
      <ArrowRight aria-hidden size={18} />
    </Button>
  );
  const again = (
    <Button
      key="record"
      tone={isGood ? 'secondary' : 'primary'}
      data-focus-here={isGood ? undefined : 'near'}
      onClick={record}
    >
      <Mic aria-hidden size={20} />
      {take === undefined && state.failure === null ? 'Record' : 'Again'}
    </Button>
  );
  return (
    <div ref={area} className="contents">
      <ActionBar key="steps">
        <Button tone="secondary" disabled={place === 0} onClick={() => onMoved(-1)}>
          <ArrowLeft aria-hidden size={18} />
          Previous
        </Button>
        {isGood ? [again, next] : [next, again]}
      </ActionBar>
    </div>
  );
}
