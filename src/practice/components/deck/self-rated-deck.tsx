import type { ReactNode } from 'react';
import type { DeckOutcome } from '#practice/rules/deck-machine.ts';
import { DeckView, useDeck } from './deck-view.tsx';
import { SelfRating } from './self-rating.tsx';
import { Card } from '#ui/card.tsx';

/** The two sides of a card, and how it is known. */
export interface Flashcard {
  /** Under which its answers are logged (MEM-02). */
  readonly itemId: string;
  readonly front: ReactNode;
  readonly back: ReactNode;
  /** Both sides once more as text only, to be read out. */
  readonly spokenFront: ReactNode;
  readonly spokenBack: ReactNode;
}

interface SelfRatedDeckProps<Item> {
  /** What a card is. */
  readonly unit?: string;
  readonly items: readonly Item[];
  readonly cardOf: (item: Item) => Flashcard;
  /** The card to begin with, from 0. */
  readonly firstCard: number;
  readonly onCardShown: (position: number) => void;
  /** After `Complete` on the last card, with what was said of the cards. */
  readonly onFinished: (outcome: DeckOutcome<Item>) => void;
}

/** Words on cards: turned, rated by oneself, one after another (VOC-05, CUL-03). Each answer goes to the study log. */
export function SelfRatedDeck<Item extends object>({
  unit = 'Word',
  items,
  cardOf,
  firstCard,
  onCardShown,
  onFinished,
}: SelfRatedDeckProps<Item>) {
  const { state, progress, send } = useDeck({
    cards: items,
    firstCard,
    itemIdOf: (item) => cardOf(item).itemId,
    onCardShown,
    onFinished,
  });
  const card = state.phase === 'studying' ? cardOf(state.card) : null;
  if (state.phase === 'finished' || card === null) return null;
  const { turned } = state;
  return (
    <DeckView
      unit={unit}
      progress={progress}
      announcement={turned ? card.spokenBack : card.spokenFront}
      isTurned={turned}
      onTurned={() => send({ kind: 'card-turned' })}
      turnLabels={['Show Translation', 'Hide Translation']}
      rating={
        turned && (
          <SelfRating
            onRated={(grade) => {
              send({ kind: 'card-rated', grade });
              send({ kind: 'next-requested' });
            }}
          />
        )
      }
      onPrevious={() => send({ kind: 'previous-requested' })}
      onNext={() => send({ kind: 'next-requested' })}
    >
      <Card className="flex flex-col gap-5">
        {card.front}
        {turned && card.back}
      </Card>
    </DeckView>
  );
}
