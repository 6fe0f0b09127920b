import { useState, type ReactNode } from 'react';
import { REVIEW_GRADES } from '#domain/memory/schedule.ts';
import { ReviewGrades } from '#features/review/review-grades.tsx';
import { PictureCard, TurnedCard } from '#features/review/turned-card.tsx';
import { TypedCard, type ReviewCardViewProps } from '#features/review/typed-card.tsx';
import type { CatalogueItem } from '#services/catalogue/catalogue.ts';
import { ASK_ID, Back, CardFrame, Front, LargeDutch } from '#shared/question/card-frame.tsx';
import { OptionList } from '#shared/question/option-list.tsx';

/** One card: what is asked, then what is right and how well one knew it. Each showing is a component of its own (`key`). */
export function ReviewCardView(props: ReviewCardViewProps) {
  const { card, item } = props;
  if (card.kind === 'article' && item.noun !== undefined) return <ArticleCard {...props} noun={item.noun} />;
  if (card.kind === 'picture') return <PictureCard {...props} />;
  if (card.kind === 'typed' || card.kind === 'heard' || item.isTyped === true)
    return <TypedCard {...props} />;
  return item.options.length > 1 ? <OptionCard {...props} /> : <TurnedCard {...props} />;
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
            returns={card.returns}
            onGraded={(grade) => onAnswered({ grade, given: options[chosen] ?? null })}
          />
        )
      }
    />
  );
}
