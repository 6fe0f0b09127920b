import { type Ref, useState } from 'react';
import type { SpeakingRow } from '#content/schema/exam-rows.ts';
import { AnsweringView } from '#features/exam/speaking/answering-view.tsx';
import { IntroView } from '#features/exam/speaking/intro-view.tsx';
import { QuestionCard } from '#features/exam/speaking/question-card.tsx';
import type { ReviewViewProps } from '#features/exam/speaking/review-view.tsx';
import type { SpeakingGame } from '#features/exam/speaking/use-speaking-game.ts';
import { lazyCode } from '#shared/lazy/lazy-code.tsx';
import { LazyView, useFetchedAhead } from '#shared/lazy/lazy-view.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

const reviewView = lazyCode<ReviewViewProps>(() => import('#features/exam/speaking/review-view.tsx'));
const LATER = [reviewView];

interface SpeakingQuestionViewProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly question: SpeakingRow;
  /** Of the question, from 1. */
  readonly place: number;
  readonly total: number;
  readonly game: SpeakingGame;
  /** Its English was asked for before the game was there. */
  readonly isTranslatedAtFirst: boolean;
  readonly onNext: () => void;
}

/** One question from its intro to the comparison with the sample (SPE-01, SPE-02). */
export function SpeakingQuestionView({
  headingRef,
  question,
  place,
  total,
  game,
  isTranslatedAtFirst,
  onNext,
}: SpeakingQuestionViewProps) {
  const { state } = game;
  useFetchedAhead(LATER);
  const [isTranslated, setTranslated] = useState(isTranslatedAtFirst);
  return (
    <div className="flex flex-col gap-5">
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
          onSkip={onNext}
        />
      )}
      {(state.phase === 'answering' || state.phase === 'recording' || state.phase === 'saving') && (
        <AnsweringView state={state} game={game} />
      )}
      {state.phase === 'reviewing' && (
        <LazyView
          code={reviewView}
          props={{
            question,
            place,
            state,
            game,
            nextLabel: place === total ? 'See Result' : 'Next Question',
            onNext,
          }}
        />
      )}
    </div>
  );
}
