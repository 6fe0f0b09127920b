import { Mic, Square, Timer } from 'lucide-react';
import { useRef } from 'react';
import type { SpeakingState } from '#domain/exam/speaking-machine.ts';
import { LevelMeter } from '#features/exam/speaking/level-meter.tsx';
import type { SpeakingGame } from '#features/exam/speaking/use-speaking-game.ts';
import { useTimeLeft } from '#features/exam/use-time-left.ts';
import { SECOND_MS } from '#lib/duration.ts';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface AnsweringViewProps {
  readonly state: Extract<SpeakingState, { phase: 'answering' | 'recording' | 'saving' }>;
  readonly game: SpeakingGame;
}

/** While the time of a question runs (SPE-01). At 0 a recording stops by itself. */
export function AnsweringView({ state, game }: AnsweringViewProps) {
  const { phase } = state;
  const { leftMs } = useTimeLeft(phase === 'saving' ? null : state.endsAt, game.expire);
  const button = useRef<HTMLButtonElement>(null);
  useMovedFocus(button, 'answering', { atFirst: true });
  const isRecording = phase === 'recording';
  return (
    <Card className="flex flex-col items-center gap-5">
      <p className="flex items-center gap-3 text-3xl font-bold tabular-nums">
        <Timer aria-hidden size={28} />
        {/* Not announced: it would be recorded. */}
        <span role="timer" aria-label="Time left">
          {Math.ceil((leftMs ?? 0) / SECOND_MS)} s
        </span>
      </p>
      <Button
        ref={button}
        tone={isRecording ? 'danger' : 'primary'}
        busy={phase === 'saving' || game.isOpening}
        className="min-h-14 text-lg"
        onClick={isRecording ? game.stop : game.record}
      >
        {isRecording ? <Square aria-hidden size={20} /> : <Mic aria-hidden size={20} />}
        {BUTTON_TEXTS[phase]}
      </Button>
      {phase !== 'saving' && <LevelMeter level={game.level} isRecording={isRecording} />}
    </Card>
  );
}

const BUTTON_TEXTS = {
  answering: 'Start Recording',
  recording: 'Stop Recording',
  saving: 'One moment …',
} as const;
