import { useState, type ReactNode } from 'react';
import type { ReviewCard } from '#domain/memory/review-day.ts';
import { REVIEW_GRADES, type ReviewGrade } from '#domain/memory/schedule.ts';
import { judgeTyped, type TypedJudgement } from '#domain/memory/typed-answer.ts';
import { ASK_ID, Back, CardFrame, Front, LargeDutch } from '#shared/question/card-frame.tsx';
import { ReviewGrades } from '#features/review/review-grades.tsx';
import { TypedVerdict } from '#shared/question/typed-verdict.tsx';
import type { CardAnswer } from '#features/review/use-review.ts';
import type { CatalogueItem } from '#services/catalogue/catalogue.ts';
import { OptionList } from '#shared/question/option-list.tsx';
import { useShortcuts } from '#shared/shortcuts/use-shortcuts.ts';
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

/** One card: what is asked, then what is right and how well one knew it. Each showing is a component of its own (`key`). */
export function ReviewCardView(props: ReviewCardViewProps) {
  const { card, item } = props;
  if (card.kind === 'article' && item.noun !== undefined) return <ArticleCard {...props} noun={item.noun} />;
  if (card.kind === 'typed' || card.kind === 'heard') return <TypedCard {...props} />;
  return item.options.length > 1 ? <OptionCard {...props} /> : <TurnedCard {...props} />;
}

/** Dutch to English, a sentence to put right, a question to answer: one thinks, looks, and rates oneself. */
function TurnedCard({ item, dueAfter, now, takesFocus, help, onAnswered }: ReviewCardViewProps) {
  const [isTurned, setTurned] = useState(false);
  useShortcuts({ ' ': () => setTurned(true) });
  return (
    <CardFrame
      ask={item.question}
      takesFocus={takesFocus}
      front={<Front item={item} />}
      back={isTurned && <Back item={item} />}
      help={help}
      actions={
        isTurned ? (
          <ReviewGrades
            offered={REVIEW_GRADES}
            suggested="good"
            dueAfter={dueAfter}
            now={now}
            onGraded={(grade) => onAnswered({ grade, given: null })}
          />
        ) : (
          <Button className="w-full" onClick={() => setTurned(true)}>
            Show Answer
          </Button>
        )
      }
    />
  );
}

/** A question with its options, as it stands elsewhere. */
function OptionCard({ item, ...props }: ReviewCardViewProps) {
  return (
    <ChoiceCard
      {...props}
      ask={item.question}
      front={item.prompt === null ? null : <Front item={item} />}
      options={item.options}
      correct={item.options.indexOf(item.answer)}
      back={<Back item={item} />}
    />
  );
}

/** De or het. */
function ArticleCard({
  item,
  noun: { article, word },
  ...props
}: ReviewCardViewProps & { readonly noun: NonNullable<CatalogueItem['noun']> }) {
  return (
    <ChoiceCard
      {...props}
      ask="De or het?"
      front={<LargeDutch>{word}</LargeDutch>}
      options={['de', 'het']}
      correct={article === 'de' ? 0 : 1}
      back={<Back item={item} />}
    />
  );
}

interface ChoiceCardProps extends Omit<ReviewCardViewProps, 'card' | 'item' | 'onNothingHeard'> {
  readonly ask: string;
  readonly front: ReactNode;
  readonly options: readonly string[];
  readonly correct: number;
  readonly back: ReactNode;
}

function ChoiceCard({ ask, front, options, correct, back, onAnswered, ...card }: ChoiceCardProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const isRight = chosen === correct;
  return (
    <CardFrame
      ask={ask}
      takesFocus={card.takesFocus}
      front={
        <>
          {front}
          <OptionList
            options={options}
            correct={correct}
            chosen={chosen}
            onChosen={setChosen}
            labelledBy={ASK_ID}
          />
        </>
      }
      back={chosen !== null && back}
      help={card.help}
      actions={
        chosen !== null && (
          <ReviewGrades
            offered={isRight ? REVIEW_GRADES : ['again']}
            suggested={isRight ? 'good' : 'again'}
            dueAfter={card.dueAfter}
            now={card.now}
            onGraded={(grade) => onAnswered({ grade, given: options[chosen] ?? null })}
          />
        )
      }
    />
  );
}

/** The Dutch typed, from its English or by ear (MEM-09). */
function TypedCard({
  card,
  item,
  dueAfter,
  now,
  takesFocus,
  help,
  onAnswered,
  onNothingHeard,
}: ReviewCardViewProps) {
  const [text, setText] = useState('');
  const [judgement, setJudgement] = useState<TypedJudgement | null>(null);
  const isHeard = card.kind === 'heard';
  const check = () => {
    if (judgement === null && text.trim() !== '') setJudgement(judgeTyped(text, item.dutch));
  };
  return (
    <CardFrame
      ask={
        isHeard
          ? 'Type what you hear.'
          : `Type it in Dutch${item.noun === undefined ? '' : ', with *de* or *het*'}.`
      }
      takesFocus={takesFocus}
      isTyped
      front={
        <>
          {isHeard ? (
            <div className="flex flex-wrap gap-3">
              <ListenButton text={item.dutch} />
              {judgement === null && (
                <Button tone="quiet" onClick={onNothingHeard}>
                  I can’t listen now
                </Button>
              )}
            </div>
          ) : (
            <p className="text-3xl leading-tight font-bold">{item.english}</p>
          )}
          <form
            onSubmit={(event) => {
              event.preventDefault();
              check();
            }}
          >
            <TextField
              {...(judgement === null ? FOCUS_HERE : {})}
              label="Your answer"
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
            {judgement.kind === 'wrong' && (
              <Button
                tone="secondary"
                onClick={() => onAnswered({ grade: 'again', given: text, isJudgedRight: true })}
              >
                My answer was right
              </Button>
            )}
            <ReviewGrades
              offered={judgement.kind === 'right' ? REVIEW_GRADES : ['again']}
              suggested={judgement.kind === 'right' ? 'good' : 'again'}
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
