import { useState, type Ref } from 'react';
import type { SpeakingRow } from '#content/schema/exam-rows.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { AnsweringView } from '#features/exam/speaking/answering-view.tsx';
import { IntroView } from '#features/exam/speaking/intro-view.tsx';
import type { ReviewViewProps } from '#features/exam/speaking/review-view.tsx';
import type { SpeakingGame } from '#features/exam/speaking/use-speaking-game.ts';
import { useStudyAnswer } from '#shared/flashcards/use-study-answer.ts';
import { lateCode } from '#shared/late/late-code.ts';
import { LateView } from '#shared/late/late-view.tsx';
import { useFetchedAhead } from '#shared/late/use-fetched-ahead.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

const reviewView = lateCode<ReviewViewProps>(() => import('#features/exam/speaking/review-view.tsx'));
const LATER = [reviewView];

interface SpeakingQuestionViewProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly question: SpeakingRow;
  /** Of the question, from 1. */
  readonly place: number;
  readonly total: number;
  readonly game: SpeakingGame;
}

/** One question from its intro to the comparison with the sample (SPE-01, SPE-02). */
export function SpeakingQuestionView({
  headingRef,
  question,
  place,
  total,
  game,
}: SpeakingQuestionViewProps) {
  const { state } = game;
  useFetchedAhead(LATER);
  const recordAnswer = useStudyAnswer(itemId('question', question.id), 'game');
  const goOn = () => {
    // Nobody judges what was said: what was recorded is known well enough, what was not comes back sooner.
    recordAnswer('takes' in state && state.takes.all.length > 0 ? 'good' : 'again', null);
    game.next();
  };
  return (
    <div className="flex flex-col gap-5">
      <ProgressBar label={`Question ${place} of ${total}`} value={place - 1} max={total} />
      <QuestionCard
        ref={headingRef}
        question={question}
        place={place}
        isMuted={state.phase === 'recording'}
      />
      {state.phase === 'intro' && (
        <IntroView
          isFirst={place === 1}
          seconds={question.timeLimitSeconds}
          isOpening={game.isOpening}
          onStart={game.start}
          onSkip={goOn}
        />
      )}
      {(state.phase === 'answering' || state.phase === 'recording' || state.phase === 'saving') && (
        <AnsweringView state={state} game={game} />
      )}
      {state.phase === 'reviewing' && (
        <LateView
          code={reviewView}
          props={{
            question,
            place,
            state,
            game,
            nextLabel: place === total ? 'See Result' : 'Next Question',
            onNext: goOn,
          }}
        />
      )}
    </div>
  );
}

interface QuestionCardProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly question: SpeakingRow;
  readonly place: number;
  /** While it is recorded the voice of the device would be recorded, too. */
  readonly isMuted: boolean;
}

function QuestionCard({ ref, question, place, isMuted }: QuestionCardProps) {
  const [isTranslated, setTranslated] = useState(false);
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 ref={ref} tabIndex={-1} className="text-xl font-bold sm:text-2xl">
        <span className="sr-only">Question {place}: </span>
        <span lang="nl">{question.question}</span>
      </h2>
      {isTranslated && <p className="text-ink-soft">{question.questionEn}</p>}
      <div className="flex flex-wrap gap-3">
        <ListenButton text={question.question} disabled={isMuted} />
        <Button tone="quiet" aria-expanded={isTranslated} onClick={() => setTranslated(!isTranslated)}>
          {isTranslated ? 'Hide English' : 'Show English'}
        </Button>
      </div>
    </Card>
  );
}
