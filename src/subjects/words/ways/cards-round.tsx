import { parseItemId } from '#learning/rules/item-id.ts';
import type { ItemResult, RoundProps } from './study-way.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { type Flashcard, SelfRatedDeck } from '#practice/components/deck/self-rated-deck.tsx';
import { MarkedText } from '#components/marked-text.tsx';
import { Back, Front } from '#practice/components/question/card-frame.tsx';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { KnowThis } from '#learning/components/know-this.tsx';
import { StarButton } from '#learning/components/star-button.tsx';
import { answerLanguage, InLanguage } from '#components/meaning.tsx';

/** See and rate: cards of anything that can be studied. */
export function CardsRound({ items, onFinished }: RoundProps) {
  return (
    <SelfRatedDeck
      unit="card"
      items={items}
      cardOf={cardOf}
      firstCard={0}
      onCardShown={keepNothing}
      onFinished={({ known, missed }) =>
        onFinished([
          ...missed.map((question): ItemResult => ({ question, answer: '', isRight: false })),
          ...known.map((question): ItemResult => ({ question, answer: '', isRight: true })),
        ])
      }
    />
  );
}

/** A deck made on the spot has no place to resume at. */
function keepNothing() {
  return undefined;
}

function cardOf(item: CatalogueItem): Flashcard {
  const isWord = parseItemId(item.id)?.kind === 'word';
  return {
    itemId: item.id,
    front: (
      <div className="flex flex-col gap-4">
        {!isWord && (
          <p className="text-ink-soft">
            <MarkedText text={item.question} />
          </p>
        )}
        <Front item={item} />
      </div>
    ),
    back: (
      <div className="flex flex-col items-start gap-4">
        <Back item={item} />
        <div className="flex flex-wrap gap-x-6">
          <AddToReview itemIds={[item.id]} />
          <StarButton itemId={item.id} />
          {isWord && <KnowThis itemId={item.id} />}
        </div>
      </div>
    ),
    spokenFront: <MarkedText text={item.prompt ?? item.question} />,
    spokenBack: <InLanguage language={answerLanguage(item)}>{item.answer}</InLanguage>,
  };
}
