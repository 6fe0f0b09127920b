import { Mic, Square, Timer } from 'lucide-react';
import { useRef, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { isVoice } from '#domain/exam/sound-level.ts';
import type { SpeakingState } from '#domain/exam/speaking-machine.ts';
import type { SpeakingGame } from '#features/exam/speaking/use-speaking-game.ts';
import { useTimeLeft } from '#features/exam/game-clock.tsx';
import { SECOND_MS } from '#lib/duration.ts';
import { usePlatform } from '#shared/platform-context.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface AnsweringViewProps {
  readonly state: Extract<SpeakingState, { phase: 'answering' | 'recording' | 'saving' }>;
  readonly game: SpeakingGame;
  /** What stands below it. */
  readonly foot: ReactNode;
}

/** While the time of a question runs (SPE-01). At 0 a recording stops by itself. */
export function AnsweringView({ state, game, foot }: AnsweringViewProps) {
  const { phase } = state;
  const button = useRef<HTMLButtonElement>(null);
  useMovedFocus(button, 'answering', { atFirst: true });
  const isRecording = phase === 'recording';
  return (
    <>
      <Card className="flex flex-col items-center gap-5">
        <p className="flex items-center gap-3 text-3xl font-bold tabular-nums">
          <Timer aria-hidden size={28} />
          {/* Not announced: it would be recorded. */}
          <span role="timer" aria-label="Time left">
            {phase === 'saving' ? 0 : <SecondsLeft endsAt={state.endsAt} />} s
          </span>
        </p>
        {phase !== 'saving' && <LevelMeter level={game.level} isRecording={isRecording} />}
      </Card>
      {foot}
      <ActionBar className="sm:justify-center">
        <Button
          ref={button}
          tone={isRecording ? 'danger' : 'primary'}
          busy={phase === 'saving' || game.isOpening}
          onClick={isRecording ? game.stop : game.record}
        >
          {isRecording ? <Square aria-hidden size={20} /> : <Mic aria-hidden size={20} />}
          {BUTTON_TEXTS[phase]}
        </Button>
      </ActionBar>
    </>
  );
}

function SecondsLeft({ endsAt }: { endsAt: number }) {
  return Math.ceil(useTimeLeft(endsAt).leftMs / SECOND_MS);
}

const BUTTON_TEXTS = {
  answering: 'Start Recording',
  recording: 'Stop Recording',
  saving: 'One moment …',
} as const;

const LOOK_MS = 100;
/** A breath between two sentences is no silence. */
const QUIET_AFTER_MS = 2 * SECOND_MS;
const BARS = Array.from({ length: 16 }, (_, place) => place / 16);

interface LevelMeterProps {
  /** From 0 to 1, now. */
  readonly level: () => number;
  readonly isRecording: boolean;
}

/** Shows that the microphone hears something: in words, and in bars for those who like things that move. */
function LevelMeter({ level, isRecording }: LevelMeterProps) {
  const { clock } = usePlatform();
  const [heard, setHeard] = useState({ level: 0, quietMs: 0 });
  const look = useEffectEvent(() => {
    const now = level();
    setHeard(({ quietMs }) => ({ level: now, quietMs: isVoice(now) ? 0 : quietMs + LOOK_MS }));
  });
  useEffect(() => clock.every(LOOK_MS, () => look()), [clock]);
  const isQuiet = heard.quietMs >= QUIET_AFTER_MS;
  return (
    <div className="flex w-full max-w-sm flex-col items-center gap-3">
      <div aria-hidden className="flex h-8 w-full gap-1 motion-reduce:hidden">
        {BARS.map((from) => (
          <span
            key={from}
            className={clsx(
              'h-full grow rounded-sm border',
              heard.level > from ? 'border-success bg-success' : 'border-line-strong bg-surface-sunken',
            )}
          />
        ))}
      </div>
      <p className={clsx('text-center', isQuiet ? 'font-semibold text-warning' : 'text-ink-soft')}>
        {levelText({ isQuiet, isRecording })}
      </p>
    </div>
  );
}

function levelText({ isQuiet, isRecording }: { isQuiet: boolean; isRecording: boolean }): string {
  if (!isRecording) return isQuiet ? 'The microphone is on and hears nothing yet.' : 'The microphone is on.';
  return isQuiet ? 'It is very quiet. Speak up, or come closer to the microphone.' : 'Recording …';
}
