import { useState, type ReactNode, type Ref } from 'react';
import type { SpeakingRow } from '#content/schema/exam-rows.ts';
import { AnsweringView } from '#features/exam/speaking/answering-view.tsx';
import { IntroView } from '#features/exam/speaking/intro-view.tsx';
import type { ReviewViewProps } from '#features/exam/speaking/review-view.tsx';
import type { SpeakingGame } from '#features/exam/speaking/use-speaking-game.ts';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';
import { LazyView } from '#shared/lazy/lazy-view.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

/** What comes after the first answer; fetched while its question is read. */
export const reviewCode = lazyCode<ReviewViewProps>(() => import('#features/exam/speaking/review-view.tsx'));

interface SpeakingQuestionViewProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly question: SpeakingRow;
  /** Of the question, from 1. */
  readonly place: number;
  readonly total: number;
  readonly game: SpeakingGame;
  /** What stands below it. */
  readonly foot: ReactNode;
}

/** One question from its intro to the comparison with the sample (SPE-01, SPE-02). */
export function SpeakingQuestionView({
  headingRef,
  question,
  place,
  total,
  game,
  foot,
}: SpeakingQuestionViewProps) {
  const { state } = game;
  const [isTranslated, setTranslated] = useState(false);
  return (
    <div className="flex grow flex-col gap-5">
      <ProgressBar label={`Question ${place} of ${total}`} value={place - 1} max={total} />
      <QuestionCard
        ref={headingRef}
        question={question}
        place={place}
        isMuted={state.phase === 'recording'}
        isTranslated={isTranslated}
        onTranslated={setTranslated}
      />
      {state.phase === 'intro' && (
        <IntroView
          isFirst={place === 1}
          seconds={question.timeLimitSeconds}
          isOpening={game.isOpening}
          onStart={game.start}
          onSkip={game.next}
          foot={foot}
        />
      )}
      {(state.phase === 'answering' || state.phase === 'recording' || state.phase === 'saving') && (
        <AnsweringView state={state} game={game} foot={foot} />
      )}
      {state.phase === 'reviewing' && (
        <LazyView
          code={reviewCode}
          props={{
            question,
            place,
            state,
            game,
            nextLabel: place === total ? 'See Result' : 'Next Question',
            foot,
          }}
          placeholder={<Skeleton className="h-96" />}
        />
      )}
    </div>
  );
}

interface QuestionCardProps {
  readonly ref?: Ref<HTMLHeadingElement>;
  readonly question: SpeakingRow;
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
        <span className="sr-only">Question {place}: </span>
        <span lang="nl">{question.question}</span>
      </h2>
      {isTranslated && <p className="text-ink-soft">{question.questionEn}</p>}
      <div className="flex flex-wrap gap-3">
        <ListenButton text={question.question} disabled={isMuted} />
        <Button tone="quiet" aria-expanded={isTranslated} onClick={() => onTranslated(!isTranslated)}>
          {isTranslated ? 'Hide English' : 'Show English'}
        </Button>
      </div>
    </Card>
  );
}
