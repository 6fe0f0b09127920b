import { useState, type ReactNode } from 'react';
import type { ReviewCard } from '#domain/memory/review-day.ts';
import { REVIEW_GRADES, type ReviewGrade } from '#domain/memory/schedule.ts';
import { judgeTypedAmong, type TypedJudgement } from '#domain/memory/typed-answer.ts';
import { ReviewGrades } from '#features/review/review-grades.tsx';
import type { CardAnswer } from '#features/review/use-review.ts';
import type { CatalogueItem } from '#services/catalogue/catalogue.ts';
import { Back, CardFrame, Front } from '#shared/question/card-frame.tsx';
import { TypedVerdict } from '#shared/question/typed-verdict.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { TextField } from '#ui/text-field.tsx';

export interface ReviewCardViewProps {
  readonly card: ReviewCard;
  readonly item: CatalogueItem;
  readonly dueAfter: Record<ReviewGrade, number>;
  readonly now: number;
  /** False for the first card of a visit: then the page's heading has the focus. */
  readonly takesFocus: boolean;
  /** Shown with the answer. */
  readonly help: ReactNode;
  readonly onAnswered: (answer: CardAnswer) => void;
  readonly onNothingHeard: () => void;
}

/** The Dutch typed: a word from its English or by ear, a sentence put right or in order (MEM-05, MEM-09). */
export function TypedCard(props: ReviewCardViewProps) {
  const { item, dueAfter, now, takesFocus, help, onAnswered } = props;
  const [text, setText] = useState('');
  const [judgement, setJudgement] = useState<TypedJudgement | null>(null);
  const check = () => {
    const wanted = item.isTyped === true ? item.answer : item.dutch;
    if (judgement === null && text.trim() !== '')
      setJudgement(judgeTypedAmong(text, [wanted, ...(item.alsoRight ?? [])]));
  };
  const isRight = judgement?.kind === 'right';
  return (
    <CardFrame
      ask={askOf(props)}
      takesFocus={takesFocus}
      isTyped
      front={
        <>
          <TypedFront {...props} isAsked={judgement === null} />
          <form
            onSubmit={(event) => {
              event.preventDefault();
              check();
            }}
          >
            <TextField
              {...(judgement === null ? FOCUS_HERE : {})}
              label={
                item.isTyped === true && item.answer === item.dutch ? 'The whole sentence' : 'Your answer'
              }
              name="answer"
              lang="nl"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={text}
              readOnly={judgement !== null}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </form>
        </>
      }
      back={
        judgement !== null && (
          <>
            <TypedVerdict judgement={judgement} />
            <Back item={item} />
          </>
        )
      }
      help={help}
      actions={
        judgement === null ? (
          <Button className="w-full" disabled={text.trim() === ''} onClick={check}>
            Check
          </Button>
        ) : (
          <>
            {!isRight && (
              <Button
                tone="secondary"
                onClick={() => onAnswered({ grade: 'again', given: text, isJudgedRight: true })}
              >
                My answer was right
              </Button>
            )}
            <ReviewGrades
              offered={isRight ? REVIEW_GRADES : ['again']}
              suggested={isRight ? 'good' : 'again'}
              dueAfter={dueAfter}
              now={now}
              onGraded={(grade) => onAnswered({ grade, given: text })}
            />
          </>
        )
      }
    />
  );
}

function askOf({ card, item }: ReviewCardViewProps): string {
  if (item.isTyped === true) return item.question;
  if (card.kind === 'heard') return 'Type what you hear.';
  return `Type it in Dutch${item.noun === undefined ? '' : ', with *de* or *het*'}.`;
}

function TypedFront({
  card,
  item,
  isAsked,
  onNothingHeard,
}: ReviewCardViewProps & { readonly isAsked: boolean }) {
  if (item.isTyped === true) return <Front item={item} />;
  if (card.kind === 'typed') return <p className="text-3xl leading-tight font-bold">{item.english}</p>;
  return (
    <div className="flex flex-wrap gap-3">
      <ListenButton text={item.dutch} />
      {isAsked && (
        <Button tone="quiet" onClick={onNothingHeard}>
          I can’t listen now
        </Button>
      )}
    </div>
  );
}
