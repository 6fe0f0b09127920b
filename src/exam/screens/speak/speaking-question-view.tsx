import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode, type Ref } from 'react';
import { isUntouched } from '#exam/engine/open-game.ts';
import type { SpeakTask } from '#exam/engine/speak-task.ts';
import { TaskPictures } from './task-pictures.tsx';
import { RunningTake, StopBar } from './running-take.tsx';
import { IntroView } from './intro-view.tsx';
import type { ReviewViewProps } from './review-view.tsx';
import { useAnswerRecorder, type SpeakingGame, type SpeakingMove } from './use-speaking-game.ts';
import { SECOND_MS } from '#lib/duration.ts';
import type { Recording } from '#browser/platform.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import type { OpenSitting } from '#practice/components/use-machine.ts';
import type { TakeSounds } from '#sound/components/use-take-sounds.ts';
import type { TakeRecorder } from '#sound/components/use-take-recorder.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { tabName } from '#ui/screen.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { English } from '#components/meaning.tsx';

/** What comes after the first answer; fetched while its question is read. */
export const reviewCode = lazyCode<ReviewViewProps>(() => import('./review-view.tsx'));

interface SpeakingQuestionViewProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly question: SpeakTask;
  /** Of the question, from 1. */
  readonly place: number;
  /** How many questions the game has. */
  readonly total: number;
  readonly game: OpenSitting<SpeakingGame, SpeakingMove>;
  readonly sounds: TakeSounds<Recording>;
  /** What stands below it. */
  readonly foot: ReactNode;
}

/** One question from its intro to the comparison with the sample (SPE-01, SPE-02). */
export function SpeakingQuestionView(props: SpeakingQuestionViewProps) {
  const { t } = useLingui();
  const { headingRef, question, place, total, game, sounds } = props;
  const recorder = useAnswerRecorder(game, question, sounds);
  const [isTranslated, setTranslated] = useState(false);
  const where = t`Question ${place} of ${total}`;
  return (
    <div {...(!isUntouched(game.state) && tabName(where))} className="flex grow flex-col gap-5">
      <ProgressBar label={where} value={place - 1} max={total} />
      <QuestionCard
        ref={headingRef}
        question={question}
        place={place}
        isMuted={recorder.state.phase === 'recording'}
        isTranslated={isTranslated}
        onTranslated={setTranslated}
      />
      <PhaseView {...props} recorder={recorder} />
    </div>
  );
}

interface PhaseViewProps extends Omit<SpeakingQuestionViewProps, 'headingRef'> {
  readonly recorder: TakeRecorder;
}

function PhaseView({ question, place, total, game, sounds, foot, recorder }: PhaseViewProps) {
  const { state, send } = game;
  const toNext = () => void send({ kind: 'next-requested' });
  const { phase } = recorder.state;
  // The time may be over before the sound of a recording is there.
  if (state.phase === 'doing' || phase === 'recording' || phase === 'keeping') {
    return (
      <>
        <Card className="flex flex-col items-center gap-5">
          <RunningTake
            recorder={recorder}
            lang="en"
            endsAt={state.phase === 'doing' && phase !== 'keeping' ? state.endsAt : null}
          />
        </Card>
        {foot}
        <StopBar recorder={recorder} lang="en" />
      </>
    );
  }
  if (state.phase === 'intro') {
    return (
      <IntroView
        isFirst={place === 1}
        total={total}
        seconds={question.limitMs / SECOND_MS}
        isOpening={phase === 'opening'}
        onStart={recorder.record}
        onSkip={toNext}
        foot={foot}
      />
    );
  }
  const takes = state.done.at(-1)?.answer;
  return takes === undefined ? null : (
    <LazyView
      code={reviewCode}
      props={{ question, place, total, takes, sounds, recorder, send, foot }}
      placeholder={<Skeleton className="h-96" />}
    />
  );
}

interface QuestionCardProps {
  readonly ref?: Ref<HTMLHeadingElement>;
  readonly question: SpeakTask;
  /** Of the question, from 1. */
  readonly place: number;
  /** While it is recorded the voice of the device would be recorded, too. */
  readonly isMuted?: boolean;
  /** Its English is shown. */
  readonly isTranslated: boolean;
  readonly onTranslated: (isTranslated: boolean) => void;
}

/** A question to read and to hear (SPE-01). */
function QuestionCard({
  ref,
  question,
  place,
  isMuted = false,
  isTranslated,
  onTranslated,
}: QuestionCardProps) {
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 ref={ref} tabIndex={-1} className="text-xl font-bold sm:text-2xl">
        <span className="sr-only">
          <Trans>Question {place}:</Trans>{' '}
        </span>
        <span lang="nl">{question.question}</span>
      </h2>
      {isTranslated && (
        <English as="p" className="text-ink-soft">
          {question.english}
        </English>
      )}
      <TaskPictures pictures={question.pictures} />
      <div className="flex flex-wrap gap-3">
        <ListenButton text={question.question} disabled={isMuted} />
        <Button tone="quiet" aria-expanded={isTranslated} onClick={() => onTranslated(!isTranslated)}>
          {isTranslated ? <Trans>Hide English</Trans> : <Trans>Show English</Trans>}
        </Button>
      </div>
    </Card>
  );
}
