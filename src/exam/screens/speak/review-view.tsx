import { useRef, useState, type ReactNode } from 'react';
import type { SpeakTask } from '#exam/engine/speak-task.ts';
import type { Takes } from '#exam/engine/spoken-game.ts';
import { SelfCheck } from './self-rating.tsx';
import { TakeList } from './take-list.tsx';
import type { SpeakingMove } from './use-speaking-game.ts';
import type { Recording } from '#browser/platform.ts';
import { MicrophoneAlert } from '#sound/components/microphone-alert.tsx';
import type { TakeSounds } from '#sound/components/use-take-sounds.ts';
import type { TakeRecorder } from '#sound/components/use-take-recorder.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

export interface ReviewViewProps {
  readonly question: SpeakTask;
  /** Of the question, from 1. */
  readonly place: number;
  /** How many questions the game has. */
  readonly total: number;
  readonly takes: Takes;
  readonly sounds: TakeSounds<Recording>;
  readonly recorder: TakeRecorder;
  readonly send: (move: SpeakingMove) => unknown;
  /** What stands below it. */
  readonly foot: ReactNode;
}

/**
 * The person's answer next to the sample (SPE-02). It is useful without a recording too, and leads on. Loaded late,
 * hence the default export.
 */
export default function ReviewView(props: ReviewViewProps) {
  const { question, place, total, takes, sounds, recorder, send, foot } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useMovedFocus(heading, 'review', { atFirst: true });
  const hasTakes = takes.all.length > 0;
  // Removed during a retry, so that it is announced again. Nothing failed if the time was over.
  const failure = recorder.state.phase === 'ready' ? recorder.state.failure : null;
  return (
    <>
      {failure !== null && failure !== 'too-late' && <MicrophoneAlert failure={failure} />}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Card as="section" className="flex flex-col gap-4">
          <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold">
            Your answer
          </h3>
          {hasTakes ? (
            <TakeList
              takes={takes}
              sounds={sounds.byTake}
              place={place}
              onChosen={(takeId) => send({ kind: 'take-chosen', takeId })}
              onDeleted={(takeId) => {
                sounds.remove(takeId);
                send({ kind: 'take-deleted', takeId });
                // The button that had the focus may be gone.
                heading.current?.focus();
              }}
            />
          ) : (
            <p>
              Nothing is recorded, so this question brings no points yet. You can still say your answer aloud
              and compare.
            </p>
          )}
          <Button
            tone="secondary"
            className="self-start"
            busy={recorder.state.phase === 'opening'}
            onClick={recorder.record}
          >
            {hasTakes ? 'Record again' : 'Try Again'}
          </Button>
        </Card>
        <SampleAnswer text={question.model.text} english={question.model.english} />
      </div>
      <SelfCheck />
      {foot}
      <ActionBar>
        <Button onClick={() => send({ kind: 'next-requested' })}>
          {place === total ? 'See result' : 'Next Question'}
        </Button>
      </ActionBar>
    </>
  );
}

interface SampleAnswerProps {
  readonly text: string;
  readonly english: string | null;
}

/** An answer that a good A2 learner could give, to read and to hear (SPE-02). */
function SampleAnswer({ text, english }: SampleAnswerProps) {
  const [isTranslated, setTranslated] = useState(false);
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h3 className="text-lg font-semibold">Sample answer</h3>
      <p lang="nl">{text}</p>
      {isTranslated && <p className="text-ink-soft">{english}</p>}
      <div className="flex flex-wrap gap-3">
        <ListenButton text={text} label="Listen to the sample" />
        <Button tone="quiet" aria-expanded={isTranslated} onClick={() => setTranslated(!isTranslated)}>
          {isTranslated ? 'Hide translation' : 'Show translation'}
        </Button>
      </div>
    </Card>
  );
}
