import type { ReviewCardViewProps } from './card-view-props.ts';
import { PictureCard, TurnedCard } from './turned-card.tsx';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';

const chosenCardCode = lazyCode<ReviewCardViewProps>(() => import('./choice-card.tsx'));
const typedCardCode = lazyCode<ReviewCardViewProps>(() => import('./typed-card.tsx'));
/** A word is first asked as a card to turn; these kinds come later, and are loaded ahead. */
export const LATER_CARDS = [chosenCardCode, typedCardCode];

/** One card: the question, then the answer and the grades. Each showing is a new component (`key`). */
export function ReviewCardView(props: ReviewCardViewProps) {
  // Its picture may have been removed since: then it is asked by its meaning.
  if (props.card.kind === 'picture' && props.item.picture !== undefined) return <PictureCard {...props} />;
  const code = codeOf(props);
  if (code === null) return <TurnedCard {...props} />;
  return <LazyView code={code} props={props} placeholder={<Skeleton className="h-72" />} />;
}

function codeOf({ card, item }: ReviewCardViewProps) {
  if (card.kind === 'article' && item.noun !== undefined) return chosenCardCode;
  if (card.kind === 'typed' || card.kind === 'heard' || item.typed !== undefined) return typedCardCode;
  return item.options.length > 1 ? chosenCardCode : null;
}
