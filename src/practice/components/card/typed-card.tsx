import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { CardGrades } from './card-grades.tsx';
import type { ReviewCardViewProps } from './card-view-props.ts';
import { Front } from '#practice/components/question/card-frame.tsx';
import { isRightByPerson, NOT_KNOWN, type TypedAnswer } from '#practice/judge/typed-attempt.ts';
import { TypedAnswerCard } from '#practice/components/question/typed-answer-card.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { Meaning } from '#components/meaning.tsx';

/**
 * Dutch to type: a word from its meaning or by ear, a sentence to correct or to put in order (MEM-05, MEM-09). Loaded late, hence the
 * default export.
 */
export default function TypedCard(props: ReviewCardViewProps) {
  const { card, item, returns, takesFocus, help, onAnswered } = props;
  const [answer, setAnswer] = useState<TypedAnswer | null>(null);
  const isRight = answer?.isRight === true;
  // Without an answer there is nothing to log.
  const typed = answer === null || answer.text === NOT_KNOWN ? null : answer.text;
  return (
    <TypedAnswerCard
      item={item}
      card={card.kind}
      ask={item.typed === undefined ? askOf(props) : item.question}
      renderFront={(isAsked) => <TypedFront {...props} isAsked={isAsked} />}
      takesFocus={takesFocus}
      onGiven={setAnswer}
      isRight={isRight}
      help={help}
      actions={
        <>
          {!isRight && typed !== null && (
            <Button
              tone="secondary"
              onClick={() => onAnswered({ grade: 'again', given: typed, isJudgedRight: true })}
            >
              <Trans>My answer was right</Trans>
            </Button>
          )}
          <CardGrades
            returns={returns}
            isRight={isRight}
            onGraded={(grade) =>
              onAnswered({
                grade,
                given: typed,
                // An answer that is asked again counts as wrong.
                isJudgedRight: grade !== 'again' && answer !== null && isRightByPerson(answer),
              })
            }
          />
        </>
      }
    />
  );
}

/** A word is asked by ear or by its meaning. */
function askOf({ card, item }: ReviewCardViewProps): MessageDescriptor {
  if (card.kind === 'heard') return msg`Type what you hear.`;
  return item.noun === undefined ? msg`Type it in Dutch.` : msg`Type it in Dutch, with *de* or *het*.`;
}

function TypedFront({
  card,
  item,
  isAsked,
  onNothingHeard,
}: ReviewCardViewProps & { readonly isAsked: boolean }) {
  if (item.typed !== undefined) return <Front item={item} />;
  if (card.kind === 'typed') return <Meaning as="p" of={item} className="text-3xl leading-tight font-bold" />;
  return (
    <div className="flex flex-wrap gap-3">
      <ListenButton text={item.dutch} playsItself={isAsked} />
      {isAsked && (
        <Button tone="quiet" onClick={onNothingHeard}>
          <Trans>I can’t listen now</Trans>
        </Button>
      )}
    </div>
  );
}
