import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DeckOutcome } from '#practice/rules/deck-machine.ts';
import type { StudyUnit } from '#practice/components/study-unit.ts';
import { DeckView, useDeck } from './deck-view.tsx';
import { SelfRating } from './self-rating.tsx';
import { Card } from '#ui/card.tsx';

/** The two sides of a card. */
export interface Flashcard {
  /** The id under which its answers are logged (MEM-02). */
  readonly itemId: string;
  readonly front: ReactNode;
  readonly back: ReactNode;
  /** Both sides as text only, to be announced. */
  readonly spokenFront: ReactNode;
  readonly spokenBack: ReactNode;
}

interface SelfRatedDeckProps<Item> {
  /** What a card is. */
  readonly unit?: StudyUnit;
  readonly items: readonly Item[];
  readonly cardOf: (item: Item) => Flashcard;
  /** The index of the first card. */
  readonly firstCard: number;
  readonly onCardShown: (position: number) => void;
  /** Runs after `Complete` on the last card, with the ratings. */
  readonly onFinished: (outcome: DeckOutcome<Item>) => void;
}

/** Words on cards: turned and self-rated one after another (VOC-05, CUL-03). Each answer goes to the study log. */
export function SelfRatedDeck<Item extends object>({
  unit = 'word',
  items,
  cardOf,
  firstCard,
  onCardShown,
  onFinished,
}: SelfRatedDeckProps<Item>) {
  const { t } = useLingui();
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
      turnLabels={[t`Show Translation`, t`Hide Translation`]}
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
