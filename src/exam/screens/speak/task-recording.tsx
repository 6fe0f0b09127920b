import { Mic } from 'lucide-react';
import { useRef } from 'react';
import type { ExamTake } from '#exam/engine/speaking-sitting.ts';
import type { ExamTakes } from './use-exam-takes.ts';
import { MicrophoneAlert } from '#sound/components/microphone-alert.tsx';
import { PlayButton } from '#sound/components/play-button.tsx';
import type { TakeRecorder } from '#sound/components/use-take-recorder.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface RecordingProps {
  readonly recorder: TakeRecorder;
}

interface KeptTakeProps extends RecordingProps {
  /** The recording of the task; undefined: none yet. */
  readonly take: ExamTake | undefined;
  readonly sounds: ExamTakes;
}

/** The recording, to play or repeat during the exam; or why there is none. */
export function KeptTake({ recorder, take, sounds }: KeptTakeProps) {
  const { state, hasRun, record } = recorder;
  const heading = useRef<HTMLHeadingElement>(null);
  useMovedFocus(heading, take?.id ?? null, { atFirst: hasRun });
  return (
    <>
      {state.phase === 'ready' && state.failure !== null && (
        <MicrophoneAlert failure={state.failure} isDutch />
      )}
      {take !== undefined && (
        <>
          <h3 ref={heading} lang="nl" tabIndex={-1} className="font-semibold outline-none">
            Opgenomen: {Math.round(take.durationMs / SECOND_MS)} s
          </h3>
          {sounds.isOnlyHere(take.id) && <NoRoomAlert />}
          <div lang="nl" className="flex flex-wrap gap-3">
            <PlayButton isDutch label="Luister naar uw antwoord" open={() => sounds.open(take.id)} />
            <Button tone="quiet" onClick={record}>
              <Mic aria-hidden size={20} />
              Opnieuw opnemen
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** The first thing to do at a task. */
export function RecordButton({ recorder: { state, hasRun, record } }: RecordingProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Back from a try that brought nothing.
  useMovedFocus(button, hasRun ? 'again' : null, { atFirst: true });
  return (
    <Button ref={button} lang="nl" onClick={record}>
      <Mic aria-hidden size={20} />
      {state.phase === 'ready' && state.failure !== null ? 'Nog een keer proberen' : 'Opnemen'}
    </Button>
  );
}

const DUTCH_NO_ROOM = 'Deze opname kan niet op uw apparaat worden bewaard';

function NoRoomAlert() {
  return (
    <Alert tone="warning" title={DUTCH_NO_ROOM}>
      <span lang="nl">
        Er is geen ruimte meer, of bewaren is geblokkeerd. De opname telt wel. U kunt ernaar luisteren tot u
        deze pagina sluit.
      </span>
    </Alert>
  );
}
