import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { SelfRatingGrade } from '#practice/rules/deck-machine.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { Question } from '#subjects/interactions/rules/theme.ts';
import { SelfRating } from '#practice/components/deck/self-rating.tsx';
import { useMachine } from '#practice/components/use-machine.ts';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { StarButton } from '#learning/components/star-button.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Meaning } from '#components/meaning.tsx';

interface PracticeCardProps {
  readonly question: Question;
  readonly answerShown: boolean;
}

/** One showing of a question (give it its own key): hear it, answer aloud, compare with an answer (INT-02, INT-03). */
export function PracticeCard({ question, answerShown }: PracticeCardProps) {
  const { t } = useLingui();
  const [translationShown, setTranslationShown] = useState(false);
  const hasMeaning =
    question.questionMeaning !== undefined || (answerShown && question.answerMeaning !== undefined);
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 lang="nl" className="text-2xl leading-tight sm:text-3xl font-bold break-words hyphens-auto">
          {question.question}
        </h2>
        <div aria-live="polite" className="text-lg text-ink-soft">
          {translationShown && (
            <Meaning as="p" of={{ ...question, meaning: question.questionMeaning ?? null }} />
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <ListenButton text={question.question} />
        {hasMeaning && (
          <Button
            tone="secondary"
            aria-expanded={translationShown}
            onClick={() => setTranslationShown(!translationShown)}
          >
            {translationShown ? t`Hide Translation` : t`Show Translation`}
          </Button>
        )}
      </div>
      <div className="flex flex-col gap-4 border-t border-line pt-5">
        <div>
          <ListenButton text={question.answer} label={t`Listen to the answer`} disabled={!answerShown} />
        </div>
        {answerShown && (
          <div className="flex flex-col gap-1 border-s-4 border-brand ps-4">
            <p lang="nl" className="text-xl font-semibold">
              {question.answer}
            </p>
            <div aria-live="polite" className="text-ink-soft">
              {translationShown && (
                <Meaning as="p" of={{ ...question, meaning: question.answerMeaning ?? null }} />
              )}
            </div>
          </div>
        )}
        {answerShown && (
          <div className="flex flex-wrap gap-x-6">
            <AddToReview itemIds={[itemId('interaction', question.id)]} />
            <StarButton itemId={itemId('interaction', question.id)} />
          </div>
        )}
      </div>
    </Card>
  );
}

/** INT-04 */
const FEEDBACK: Record<SelfRatingGrade, { title: MessageDescriptor; text: MessageDescriptor; box: string }> =
  {
    good: {
      title: msg`Well done! ✅`,
      text: msg`Your answer was correct!`,
      box: 'border-success bg-success-soft',
    },
    again: {
      title: msg`Try again 🤔`,
      text: msg`Look at the correct answer and try to remember it.`,
      box: 'border-warning bg-warning-soft',
    },
  };

interface RatedByOneselfProps {
  readonly questionId: string;
  /** The answer is visible. */
  readonly canRate: boolean;
  readonly onRated?: (grade: SelfRatingGrade) => void;
}

/**
 * The self-rating of one showing of a question (give it its own key), replaced by feedback (INT-04). Only the first rating is recorded:
 * reading on without rating isn't an answer.
 */
export function RatedByOneself({ questionId, canRate, onRated }: RatedByOneselfProps) {
  const { t, i18n } = useLingui();
  const { state: grade, send } = useMachine<SelfRatingGrade | null, { readonly grade: SelfRatingGrade }>(
    () => ({
      initial: null,
      reduce: (rated, event) => rated ?? event.grade,
      answerOf: (_, rated) =>
        rated && {
          itemId: itemId('interaction', questionId),
          activity: 'self-rating',
          grade: rated,
          answer: null,
        },
    }),
  );
  const feedback = useRef<HTMLOutputElement>(null);
  const rate = (given: SelfRatingGrade) => {
    // The pressed button disappears: the focus moves to what replaces it.
    feedback.current?.focus();
    send({ grade: given });
    onRated?.(given);
  };
  return (
    <>
      {canRate && grade === null && (
        <SelfRating
          question={t`Was your answer right?`}
          labels={{ again: t`Try again`, good: t`Correct!` }}
          onRated={rate}
        />
      )}
      <output
        ref={feedback}
        tabIndex={-1}
        className={canRate && grade !== null ? 'block basis-full' : 'sr-only'}
      >
        {canRate && grade !== null && (
          <span className={`block rounded-control border px-4 py-2 ${FEEDBACK[grade].box}`}>
            <strong className="block">{i18n._(FEEDBACK[grade].title)}</strong>
            {i18n._(FEEDBACK[grade].text)}
          </span>
        )}
      </output>
    </>
  );
}
