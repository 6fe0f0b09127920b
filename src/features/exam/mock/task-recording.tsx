import { Mic, Square, Timer } from 'lucide-react';
import { useRef } from 'react';
import type { ExamTake } from '#domain/exam/mock/speaking-sitting.ts';
import { useTimeLeft } from '#features/exam/game-clock.tsx';
import type { ExamSounds } from '#features/exam/mock/use-exam-sounds.ts';
import { LevelMeter } from '#shared/recording/level-meter.tsx';
import { MicrophoneAlert } from '#shared/recording/microphone-alert.tsx';
import { PlayButton } from '#shared/recording/play-button.tsx';
import type { TakeRecorder } from '#shared/recording/use-take-recorder.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { Alert } from '#ui/alert.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface RecordingProps {
  readonly recorder: TakeRecorder;
}

interface KeptTakeProps extends RecordingProps {
  /** What was recorded for the task; undefined: nothing yet. */
  readonly take: ExamTake | undefined;
  readonly sounds: ExamSounds;
}

/** What was recorded, to listen to and to record again as long as the exam lasts; and why nothing was. */
export function KeptTake({ recorder, take, sounds }: KeptTakeProps) {
  const { state, hasRun, record } = recorder;
  const heading = useRef<HTMLHeadingElement>(null);
  useMovedFocus(heading, take?.id ?? null, { atFirst: hasRun });
  return (
    <>
      {state.phase === 'ready' && state.failure !== null && <MicrophoneAlert failure={state.failure} />}
      {take !== undefined && (
        <>
          <h3 ref={heading} lang="nl" tabIndex={-1} className="font-semibold outline-none">
            Opgenomen: {Math.round(take.durationMs / SECOND_MS)} s
          </h3>
          {sounds.isOnlyHere(take.id) && <NoRoomAlert />}
          <div lang="nl" className="flex flex-wrap gap-3">
            <PlayButton label="Luister naar uw antwoord" open={() => sounds.open(take.id)} />
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

interface RunningTakeProps extends RecordingProps {
  readonly lang: 'en' | 'nl';
  /** When the time to speak is over; null while none runs. */
  readonly endsAt: number | null;
}

/** While the microphone is open. Whoever is asked for it, or waits for the sound, sees that, too. */
export function RunningTake({ recorder: { state, level }, lang, endsAt }: RunningTakeProps) {
  const texts = TEXTS[lang];
  if (endsAt === null) {
    return <output lang={lang}>{state.phase === 'opening' ? texts.opening : texts.keeping}</output>;
  }
  return (
    <>
      <p className="flex items-center gap-3 text-3xl font-bold tabular-nums">
        <Timer aria-hidden size={28} />
        {/* Not announced: it would be recorded. */}
        <span role="timer" lang={lang} aria-label={texts.timeLeft}>
          <SecondsLeft endsAt={endsAt} /> s
        </span>
      </p>
      <LevelMeter level={level} isRecording={state.phase === 'recording'} lang={lang} />
    </>
  );
}

/** The one thing to do while it records: nobody goes on in the midst of it. */
export function StopBar({ recorder: { state, record, stop }, lang }: Omit<RunningTakeProps, 'endsAt'>) {
  const button = useRef<HTMLButtonElement>(null);
  useMovedFocus(button, state.phase, { atFirst: true });
  const texts = TEXTS[lang];
  // The time runs, but a reload ended the recording.
  const isReady = state.phase === 'ready';
  return (
    <ActionBar className="sm:justify-center">
      <Button
        ref={button}
        lang={lang}
        tone={isReady ? 'primary' : 'danger'}
        busy={state.phase === 'opening' || state.phase === 'keeping'}
        onClick={isReady ? record : stop}
      >
        {isReady ? <Mic aria-hidden size={20} /> : <Square aria-hidden size={20} />}
        {isReady ? texts.record : state.phase === 'keeping' ? texts.stopped : texts.stop}
      </Button>
    </ActionBar>
  );
}

const TEXTS = {
  en: {
    timeLeft: 'Time left',
    record: 'Start Recording',
    stop: 'Stop Recording',
    stopped: 'One moment …',
    opening: 'Your browser may now ask whether this page can use the microphone. Choose “Allow”.',
    keeping: 'Your recording is saved …',
  },
  nl: {
    timeLeft: 'Tijd om te spreken',
    record: 'Opnemen',
    stop: 'Stop met opnemen',
    stopped: 'Stop met opnemen',
    opening: 'Uw browser vraagt nu misschien of deze pagina de microfoon mag gebruiken. Kies “Toestaan”.',
    keeping: 'Uw opname wordt opgeslagen …',
  },
} as const;

function SecondsLeft({ endsAt }: { readonly endsAt: number }) {
  return Math.ceil(useTimeLeft(endsAt).leftMs / SECOND_MS);
}

function NoRoomAlert() {
  return (
    <Alert tone="warning" title="This recording can’t be saved on your device">
      There is no room left, or saving is blocked. It counts, and you can play it until you leave or reload
      this page.
    </Alert>
  );
}
