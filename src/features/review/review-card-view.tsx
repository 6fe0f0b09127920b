import { ArticleCard, OptionCard } from '#features/review/choice-card.tsx';
import { PictureCard, TurnedCard } from '#features/review/turned-card.tsx';
import { TypedCard, type ReviewCardViewProps } from '#features/review/typed-card.tsx';

/** One card: what is asked, then what is right and how well one knew it. Each showing is a component of its own (`key`). */
export function ReviewCardView(props: ReviewCardViewProps) {
  const { card, item } = props;
  if (card.kind === 'article' && item.noun !== undefined) return <ArticleCard {...props} noun={item.noun} />;
  if (card.kind === 'picture') return <PictureCard {...props} />;
  if (card.kind === 'typed' || card.kind === 'heard' || item.isTyped === true)
    return <TypedCard {...props} />;
  return item.options.length > 1 ? <OptionCard {...props} /> : <TurnedCard {...props} />;
}
