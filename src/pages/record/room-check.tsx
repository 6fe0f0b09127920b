import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isQuietRoom, roomDb } from '#sound/rules/take-check.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { useBusy } from '#routes/components/use-leave-guard.ts';
import { usePlatform } from '#components/platform-context.tsx';
import { LevelMeter } from '#sound/components/level-meter.tsx';
import { MicrophoneAlert } from '#sound/components/microphone-alert.tsx';
import { createMicrophoneControl } from '#sound/components/microphone-control.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';
import type { RecordingFailure } from '#sound/rules/take-machine.ts';

const LOOK_MS = 100;
/** A microphone crackles just after it was opened. */
const SETTLING_LOOKS = 5;
const LOOKS = (3 * SECOND_MS) / LOOK_MS;

type RoomState =
  | { readonly phase: 'asking' | 'opening' | 'measuring' | 'noisy' }
  | { readonly phase: 'failed'; readonly failure: RecordingFailure };

/** Measures how loud the room is before anything is recorded in it (SPK-05). */
export function RoomCheck({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { recorder } = usePlatform();
  const [microphone] = useState(() => createMicrophoneControl(recorder, 'plain'));
  const [state, setState] = useState<RoomState>({ phase: 'asking' });
  const button = useRef<HTMLButtonElement>(null);
  const isUnderWay = state.phase === 'opening' || state.phase === 'measuring';
  useBusy(isUnderWay);
  useEffect(() => microphone.close, [microphone]);
  useMovedFocus(button, state.phase === 'noisy' || state.phase === 'failed' ? state.phase : null);
  const measure = async () => {
    setState({ phase: 'opening' });
    const opened = await microphone.open();
    if (opened !== null)
      setState(opened.ok ? { phase: 'measuring' } : { phase: 'failed', failure: opened.error });
  };
  const judge = (levels: readonly number[]) => {
    microphone.close();
    if (isQuietRoom(roomDb(levels))) onDone();
    else setState({ phase: 'noisy' });
  };
  return (
    <>
      <Card as="section" className="flex flex-col gap-4">
        <h2 className="text-xl font-bold">
          <Trans>First, your room</Trans>
        </h2>
        <p>
          <Trans>
            Choose a quiet room, with curtains or a carpet. Put the microphone about 20 centimetres from your
            mouth. Then press the button, and be quiet for three seconds.
          </Trans>
        </p>
        {state.phase === 'opening' && (
          <output>
            <Trans>Your browser may now ask whether this page can use the microphone. Choose “Allow”.</Trans>
          </output>
        )}
        {state.phase === 'measuring' && <Measuring level={microphone.level} onMeasured={judge} />}
        {state.phase === 'noisy' && (
          <Alert tone="warning" title={t`It is too noisy here`}>
            <p>
              <Trans>
                People would hear the noise in every recording. Close the window, switch off a fan or a radio,
                or go to another room. Then try again.
              </Trans>
            </p>
          </Alert>
        )}
        {state.phase === 'failed' && <MicrophoneAlert failure={state.failure} canGoOn={false} />}
      </Card>
      <ActionBar className="sm:justify-end">
        {state.phase === 'noisy' && (
          <Button tone="secondary" onClick={onDone}>
            <Trans>Record anyway</Trans>
          </Button>
        )}
        <Button ref={button} busy={isUnderWay} onClick={() => void measure()}>
          {state.phase === 'noisy' || state.phase === 'failed' ? (
            <Trans>Try Again</Trans>
          ) : (
            <Trans>Listen to my room</Trans>
          )}
        </Button>
      </ActionBar>
    </>
  );
}

interface MeasuringProps {
  readonly level: () => number;
  readonly onMeasured: (levels: readonly number[]) => void;
}

function Measuring({ level, onMeasured }: MeasuringProps) {
  const { clock } = usePlatform();
  const levels = useRef<number[]>([]);
  const look = useEffectEvent(() => {
    levels.current.push(level());
    if (levels.current.length === SETTLING_LOOKS + LOOKS) onMeasured(levels.current.slice(SETTLING_LOOKS));
  });
  useEffect(() => clock.every(LOOK_MS, () => look()), [clock]);
  return (
    <div className="flex flex-col items-center gap-3">
      <output className="font-semibold">
        <Trans>Please be quiet …</Trans>
      </output>
      <LevelMeter level={level} isRecording={false} />
    </div>
  );
}
