import { useRef } from 'react';
import type { SpeakingRow } from '#content/schema/exam-rows.ts';
import type { SpeakingState } from '#domain/exam/speaking-machine.ts';
import { MicrophoneAlert } from '#features/exam/speaking/microphone-alert.tsx';
import { SampleAnswer } from '#features/exam/speaking/sample-answer.tsx';
import { SelfCheck } from '#features/exam/speaking/self-check.tsx';
import { TakeList } from '#features/exam/speaking/take-list.tsx';
import type { SpeakingGame } from '#features/exam/speaking/use-speaking-game.ts';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

export interface ReviewViewProps {
  readonly question: SpeakingRow;
  readonly place: number;
  readonly state: Extract<SpeakingState, { phase: 'reviewing' }>;
  readonly game: SpeakingGame;
  readonly nextLabel: string;
  readonly onNext: () => void;
}

/** One's own answer beside the sample (SPE-02). Without a recording, too, there is something to learn, and a way on. */
export default function ReviewView({ question, place, state, game, nextLabel, onNext }: ReviewViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useMovedFocus(heading, 'review', { atFirst: true });
  const { takes, failure } = state;
  const hasTakes = takes.all.length > 0;
  return (
    <div className="flex flex-col gap-5">
      {/* Gone while one tries again, so that it is told anew. */}
      {failure !== null && !game.isOpening && <MicrophoneAlert failure={failure} />}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Card as="section" className="flex flex-col gap-4">
          <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold">
            Your answer
          </h3>
          {hasTakes ? (
            <TakeList
              takes={takes}
              sounds={game.sounds}
              place={place}
              onChosen={game.choose}
              onDeleted={(takeId) => {
                game.remove(takeId);
                // The button that had it may be gone.
                heading.current?.focus();
              }}
            />
          ) : (
            <p>
              Nothing is recorded, so this question brings no points yet. You can still say your answer aloud
              and compare.
            </p>
          )}
          <Button tone="secondary" className="self-start" busy={game.isOpening} onClick={game.start}>
            {hasTakes ? 'Record Again' : 'Try Again'}
          </Button>
        </Card>
        <SampleAnswer text={question.sampleAnswer} english={question.sampleAnswerEn} />
      </div>
      <SelfCheck />
      <Button className="self-start max-sm:self-stretch" onClick={onNext}>
        {nextLabel}
      </Button>
    </div>
  );
}
