import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import type { SpeakTask } from '#exam/engine/speak-task.ts';
import { ratingOfAnswer, type Takes } from '#exam/engine/spoken-game.ts';
import { SelfRatingView, WEIGHTS_NOTE } from './self-rating.tsx';
import { MODELS_NOTE, SpeakingModels } from './speaking-models.tsx';
import { TakeList } from './take-list.tsx';
import type { SpeakingMove } from './use-speaking-game.ts';
import type { Recording } from '#browser/platform.ts';
import { MicrophoneAlert } from '#sound/components/microphone-alert.tsx';
import type { TakeSounds } from '#sound/components/use-take-sounds.ts';
import type { TakeRecorder } from '#sound/components/use-take-recorder.ts';
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
 * The person's answer next to the two models (SPE-02, SPE-04). It is useful without a recording too, and leads on. Loaded late,
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
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <Card as="section" className="flex flex-col gap-4">
          <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold">
            <Trans>Your answer</Trans>
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
            <NotRecorded
              isSaid={takes.aloud !== undefined}
              onSaid={() => {
                send({ kind: 'said-aloud' });
                // The button that had the focus is gone.
                heading.current?.focus();
              }}
            />
          )}
          <Button
            tone="secondary"
            className="self-start"
            busy={recorder.state.phase === 'opening'}
            onClick={recorder.record}
          >
            {hasTakes ? <Trans>Record again</Trans> : <Trans>Try Again</Trans>}
          </Button>
        </Card>
        <ModelAnswers models={question.models} place={place} />
        <OwnRating takes={takes} place={place} send={send} />
      </div>
      {foot}
      <ActionBar>
        <Button onClick={() => send({ kind: 'next-requested' })}>
          {place === total ? <Trans>See result</Trans> : <Trans>Next Question</Trans>}
        </Button>
      </ActionBar>
    </>
  );
}

/** Without a microphone one can say the answer all the same, and rate it (SPE-02, SPE-04). */
function NotRecorded({ isSaid, onSaid }: { readonly isSaid: boolean; readonly onSaid: () => void }) {
  if (isSaid)
    return (
      <p>
        <Trans>
          You said it aloud. Nothing is recorded, so it brings no points, but you can rate yourself.
        </Trans>
      </p>
    );
  return (
    <>
      <p>
        <Trans>
          Nothing is recorded, so this question brings no points yet. You can still say your answer aloud,
          compare it with the examples and rate yourself.
        </Trans>
      </p>
      <Button className="self-start" tone="secondary" onClick={onSaid}>
        <Trans>I said it aloud</Trans>
      </Button>
    </>
  );
}

/** What others could say, to read and to hear, with its English on demand (SPE-02). */
function ModelAnswers({ models, place }: Pick<SpeakTask, 'models'> & Pick<ReviewViewProps, 'place'>) {
  const { i18n, t } = useLingui();
  const [isTranslated, setTranslated] = useState(false);
  return (
    <Card as="section" className="flex flex-col items-start gap-4 lg:col-start-2 lg:row-span-2">
      <h3 className="text-lg font-semibold">
        <Trans>Example answers</Trans>
      </h3>
      <p className="text-ink-soft">{i18n._(MODELS_NOTE)}</p>
      <SpeakingModels models={models} ofWhat={t`question ${place}`} isTranslated={isTranslated} />
      <Button
        tone="quiet"
        className="-ms-5"
        aria-expanded={isTranslated}
        onClick={() => setTranslated(!isTranslated)}
      >
        {isTranslated ? <Trans>Hide translation</Trans> : <Trans>Show translation</Trans>}
      </Button>
    </Card>
  );
}

/** Of the take that counts, or of what was said without one (SPE-04). */
function OwnRating({ takes, place, send }: Pick<ReviewViewProps, 'takes' | 'place' | 'send'>) {
  const { i18n, t } = useLingui();
  const rating = ratingOfAnswer(takes);
  const { chosenId } = takes;
  if (rating === null) return null;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h3 className="text-lg font-semibold">
        <Trans>Rate yourself</Trans>
      </h3>
      <p className="text-ink-soft">
        <Trans>The app can’t judge what you said.</Trans> {i18n._(WEIGHTS_NOTE)}
      </p>
      <SelfRatingView
        key={chosenId ?? 'aloud'}
        ofWhat={t`question ${place}`}
        rating={rating}
        onRated={(criterion, points) =>
          send(
            chosenId === null
              ? { kind: 'aloud-rated', criterion, points }
              : { kind: 'take-rated', takeId: chosenId, criterion, points },
          )
        }
      />
    </Card>
  );
}
