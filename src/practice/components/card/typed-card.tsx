import { useState } from 'react';
import { CardGrades } from './card-grades.tsx';
import type { ReviewCardViewProps } from './card-view-props.ts';
import { Front } from '#practice/components/question/card-frame.tsx';
import { isRightByPerson, NOT_KNOWN, type TypedAnswer } from '#practice/judge/typed-attempt.ts';
import { TypedAnswerCard } from '#practice/components/question/typed-answer-card.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Button } from '#ui/button.tsx';

/**
 * Dutch to type: a word from its English or by ear, a sentence to correct or to put in order (MEM-05, MEM-09). Loaded late, hence the
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
      ask={askOf(props)}
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
              My answer was right
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

function askOf({ card, item }: ReviewCardViewProps): string {
  if (item.typed !== undefined) return item.question;
  if (card.kind === 'heard') return 'Type what you hear.';
  return `Type it in Dutch${item.noun === undefined ? '' : ', with *de* or *het*'}.`;
}

function TypedFront({
  card,
  item,
  isAsked,
  onNothingHeard,
}: ReviewCardViewProps & { readonly isAsked: boolean }) {
  if (item.typed !== undefined) return <Front item={item} />;
  if (card.kind === 'typed') return <p className="text-3xl leading-tight font-bold">{item.english}</p>;
  return (
    <div className="flex flex-wrap gap-3">
      <ListenButton text={item.dutch} playsItself={isAsked} />
      {isAsked && (
        <Button tone="quiet" onClick={onNothingHeard}>
          I can’t listen now
        </Button>
      )}
    </div>
  );
}
