import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
  const { i18n } = useLingui();
  const texts = useTexts(lang);
  const shown = lang === 'nl' ? 'nl' : i18n.locale;
  if (endsAt === null) {
    return <output lang={shown}>{state.phase === 'opening' ? texts.opening : texts.keeping}</output>;
  }
  return (
    <>
      <p className="flex items-center gap-3 text-3xl font-bold tabular-nums">
        <Timer aria-hidden size={28} />
        {/* Not announced: it would be recorded. */}
        <span role="timer" lang={shown} aria-label={texts.timeLeft}>
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
  const { i18n } = useLingui();
  const texts = useTexts(lang);
  const shown = lang === 'nl' ? 'nl' : i18n.locale;
  // The time runs, but a reload ended the recording.
  const isReady = state.phase === 'ready';
  return (
    <ActionBar className="sm:justify-center">
      <Button
        ref={button}
        lang={shown}
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
  timeLeft: msg`Time left`,
  record: msg`Start recording`,
  stop: msg`Stop recording`,
  stopped: msg`One moment …`,
  opening: msg`Your browser may now ask whether this page can use the microphone. Choose “Allow”.`,
  keeping: msg`Saving your recording …`,
};

const DUTCH_TEXTS: Record<keyof typeof TEXTS, string> = {
  timeLeft: 'Tijd om te spreken',
  record: 'Opnemen',
  stop: 'Stop met opnemen',
  stopped: 'Stop met opnemen',
  opening: 'Uw browser vraagt nu misschien of deze pagina de microfoon mag gebruiken. Kies “Toestaan”.',
  keeping: 'Uw opname wordt opgeslagen …',
};

function useTexts(lang: 'en' | 'nl'): Record<keyof typeof TEXTS, string> {
  const { i18n } = useLingui();
  if (lang === 'nl') return DUTCH_TEXTS;
  const { timeLeft, record, stop, stopped, opening, keeping } = TEXTS;
  return {
    timeLeft: i18n._(timeLeft),
    record: i18n._(record),
    stop: i18n._(stop),
    stopped: i18n._(stopped),
    opening: i18n._(opening),
    keeping: i18n._(keeping),
  };
}

function SecondsLeft({ endsAt }: { readonly endsAt: number }) {
  return Math.ceil(useTimeLeft(endsAt).leftMs / SECOND_MS);
}
