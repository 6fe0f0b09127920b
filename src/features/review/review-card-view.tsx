import { useState, type ReactNode } from 'react';
import type { ReviewCard } from '#domain/memory/review-day.ts';
import { REVIEW_GRADES, type ReviewGrade } from '#domain/memory/schedule.ts';
import { judgeTyped, type TypedJudgement } from '#domain/memory/typed-answer.ts';
import { ReviewGrades } from '#features/review/review-grades.tsx';
import { TypedVerdict } from '#features/review/typed-verdict.tsx';
import type { CardAnswer } from '#features/review/use-review.ts';
import type { CatalogueItem } from '#services/catalogue/catalogue.ts';
import { wordSizeClass } from '#shared/flashcards/word-front.tsx';
import { MarkedText } from '#shared/parts/marked-text.tsx';
import { PlayArea } from '#shared/question/play-area.tsx';
import { OptionList } from '#shared/question/option-list.tsx';
import { useShortcuts } from '#shared/shortcuts/use-shortcuts.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { TextField } from '#ui/text-field.tsx';

export interface ReviewCardViewProps {
  readonly card: ReviewCard;
  readonly item: CatalogueItem;
  readonly dueAfter: Record<ReviewGrade, number>;
  readonly now: number;
  /** False for the first card of a visit: then the page's heading has the focus. */
  readonly takesFocus: boolean;
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
function TurnedCard({ item, dueAfter, now, takesFocus, onAnswered }: ReviewCardViewProps) {
  const [isTurned, setTurned] = useState(false);
  useShortcuts({ ' ': () => setTurned(true) });
  return (
    <CardFrame
      ask={item.question}
      takesFocus={takesFocus}
      front={<Front item={item} />}
      back={isTurned && <Back item={item} />}
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

const ASK_ID = 'review-ask';

interface CardFrameProps {
  readonly ask: string;
  readonly takesFocus: boolean;
  /** Then the field has the focus, and not what is asked. */
  readonly isTyped?: boolean;
  readonly front: ReactNode;
  /** False until the card is turned or answered. Read out when it comes. */
  readonly back: ReactNode;
  readonly actions: ReactNode;
}

function CardFrame({ ask, takesFocus, isTyped = false, front, back, actions }: CardFrameProps) {
  const isAsked = back === false;
  return (
    <PlayArea
      step={isAsked ? 'asked' : 'answered'}
      takesFocus={takesFocus}
      className="flex grow flex-col gap-5"
    >
      <Card className="flex flex-col gap-5">
        <div
          {...(isAsked && !isTyped ? FOCUS_HERE : {})}
          tabIndex={-1}
          className="flex flex-col gap-5 outline-none"
        >
          <p id={ASK_ID} className="text-ink-soft">
            <MarkedText text={ask} />
          </p>
          {front}
        </div>
        <output className="flex flex-col gap-3">{back}</output>
      </Card>
      <ActionBar>{actions}</ActionBar>
    </PlayArea>
  );
}

function LargeDutch({ children }: { children: string }) {
  return (
    <p lang="nl" className={`${wordSizeClass(children)} leading-tight font-bold break-words hyphens-auto`}>
      {children}
    </p>
  );
}

/** Words stand large; what is longer to read stands as it does elsewhere. */
function Front({ item }: { item: CatalogueItem }) {
  if (item.prompt === `*${item.dutch}*`)
    return (
      <div className="flex flex-wrap items-start justify-between gap-4">
        <LargeDutch>{item.dutch}</LargeDutch>
        <ListenButton text={item.dutch} />
      </div>
    );
  return (
    <div className="flex flex-col gap-2 text-xl leading-snug font-semibold">
      {item.prompt?.split('\n').map((line) => (
        <p key={line}>
          <MarkedText text={line} />
        </p>
      ))}
    </div>
  );
}

/** What is right, and why. */
function Back({ item: { dutch, english, answer, explanation } }: { item: CatalogueItem }) {
  const isEnglish = answer === english;
  return (
    <span className="flex flex-col gap-2 border-l-4 border-brand pl-4">
      <strong lang={isEnglish ? undefined : 'nl'} className="text-2xl">
        {answer}
      </strong>
      {!isEnglish && dutch !== answer && (
        <span lang="nl" className="text-lg">
          {dutch}
        </span>
      )}
      {!isEnglish && english !== null && <span className="text-ink-soft">{english}</span>}
      {explanation !== null && (
        <span>
          <MarkedText text={explanation} />
        </span>
      )}
    </span>
  );
}
