import { useState } from 'react';
import {
  deckProgress,
  deckReducer,
  startDeck,
  type DeckEvent,
  type DeckProgress,
  type DeckState,
} from '#domain/deck/deck-machine.ts';
import { useShortcuts } from '#shared/shortcuts/use-shortcuts.ts';

interface DeckOptions<Card> {
  readonly cards: readonly Card[];
  /** The card to begin with, from 0. */
  readonly firstCard: number;
  readonly onCardShown: (position: number) => void;
  /** A turned card is left for another one, or for the end, in whatever way. */
  readonly onTurnedCardLeft?: (card: Card) => void;
  /** After `Complete` on the last card. */
  readonly onFinished: () => void;
}

interface Deck<Card> {
  readonly state: DeckState<Card>;
  readonly progress: DeckProgress;
  readonly send: (event: DeckEvent) => void;
}

/** Goes through cards one by one, by buttons and by the arrow keys and Space (QUA-14). */
export function useDeck<Card extends object>({
  cards,
  firstCard,
  onCardShown,
  onTurnedCardLeft,
  onFinished,
}: DeckOptions<Card>): Deck<Card> {
  const [state, setState] = useState(() => startDeck(cards, firstCard));
  const send = (event: DeckEvent) => {
    const next = deckReducer(state, event);
    if (next === state) return;
    setState(next);
    const isSameCard = next.phase === 'studying' && state.phase === 'studying' && next.card === state.card;
    if (isSameCard) return;
    if (state.phase === 'studying' && state.turned) onTurnedCardLeft?.(state.card);
    if (next.phase === 'finished') onFinished();
    else onCardShown(next.position);
  };
  useShortcuts({
    ' ': () => send({ kind: 'card-turned' }),
    ArrowLeft: () => send({ kind: 'previous-requested' }),
    // Not on the last card: completing a deck is a decision, not a key too many.
    ArrowRight: () => (deckProgress(state).isLast ? undefined : send({ kind: 'next-requested' })),
  });
  return { state, progress: deckProgress(state), send };
}
