import type { ReactNode } from 'react';
import { numberWords } from '#domain/dutch/number-words.ts';
import { englishNumber } from '#features/misc/numbers/english-number.ts';
import type { SpeechService } from '#platform/platform.ts';
import { ComputerVoiceLabel } from '#shared/recordings/computer-voice-label.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Card } from '#ui/card.tsx';

interface NumberSpotlightProps {
  /** Null: nothing is chosen. */
  readonly value: number | null;
  readonly service: SpeechService;
  /** A recording was heard. */
  readonly isComputerVoice: boolean;
  /** Buttons beside `Listen`. */
  readonly children: ReactNode;
}

/** The chosen number, large. */
export function NumberSpotlight({ value, service, isComputerVoice, children }: NumberSpotlightProps) {
  return (
    <Card className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:justify-between">
      <output className="flex min-h-20 items-center gap-5">
        {value === null ? (
          <span className="text-ink-soft">No number is chosen yet.</span>
        ) : (
          <>
            <span className="text-6xl leading-none font-bold text-brand tabular-nums">{value}</span>
            <span className="flex flex-col">
              <span lang="nl" className="text-2xl font-bold wrap-anywhere">
                {numberWords(value)}
              </span>
              <span className="text-ink-soft">{englishNumber(value)}</span>
            </span>
          </>
        )}
      </output>
      <div className="flex flex-wrap items-center gap-2">
        {isComputerVoice && <ComputerVoiceLabel />}
        {value !== null && <ListenButton text={numberWords(value)} service={service} />}
        {children}
      </div>
    </Card>
  );
}
