import { Mic, Square, Timer } from 'lucide-react';
import { useRef } from 'react';
import { useTimeLeft } from '#exam/screens/game-clock.tsx';
import { LevelMeter } from '#sound/components/level-meter.tsx';
import type { TakeRecorder } from '#sound/components/use-take-recorder.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface RunningTakeProps {
  readonly recorder: TakeRecorder;
  readonly lang: 'en' | 'nl';
  /** When the time to speak is over; null while none runs. */
  readonly endsAt: number | null;
}

/** While the microphone is open. Anybody who is asked for it, or waits for the sound, sees that, too. */
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

/** The only control during recording: continuing is not possible then. */
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
    record: 'Start recording',
    stop: 'Stop recording',
    stopped: 'One moment …',
    opening: 'Your browser may now ask whether this page can use the microphone. Choose “Allow”.',
    keeping: 'Saving your recording …',
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
