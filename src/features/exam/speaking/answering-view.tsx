import { Mic, Square, Timer } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { SpeakingState } from '#domain/exam/speaking-machine.ts';
import type { SpeakingGame } from '#features/exam/speaking/use-speaking-game.ts';
import { useTimeLeft } from '#features/exam/game-clock.tsx';
import { LevelMeter } from '#shared/recording/level-meter.tsx';
import { SECOND_MS } from '#lib/duration.ts';
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
