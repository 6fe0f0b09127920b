/**
 * Going through a list of cards one by one. What a card holds is the caller's business, and so is what its back
 * hides: a translation, an answer, a definition (VOC-05, INT-05, CUL-03).
 */
export type DeckState<Card> =
  | {
      readonly phase: 'studying';
      readonly cards: readonly Card[];
      /** Of the card shown, from 0. */
      readonly position: number;
      readonly card: Card;
      /** Whether the card's back is shown. */
      readonly turned: boolean;
    }
  | { readonly phase: 'finished'; readonly cards: readonly Card[] };

export type DeckEvent =
  /** The back is shown, or hidden again. */
  | { readonly kind: 'card-turned' }
  /** On the last card this finishes the deck. */
  | { readonly kind: 'next-requested' }
  /** Does nothing on the first card. */
  | { readonly kind: 'previous-requested' }
  | { readonly kind: 'restart-requested' };

/** A deck at one of its cards, the first as a rule, front up. A deck without cards is finished at once. */
export function startDeck<Card extends object>(cards: readonly Card[], position = 0): DeckState<Card> {
  return showCard(cards, Math.min(Math.max(Math.trunc(position) || 0, 0), Math.max(cards.length - 1, 0)));
}

/** The deck after an event. An event that makes no sense in this phase leaves the very same state. */
export function deckReducer<Card extends object>(state: DeckState<Card>, event: DeckEvent): DeckState<Card> {
  if (event.kind === 'restart-requested') return startDeck(state.cards);
  if (state.phase === 'finished') return state;
  switch (event.kind) {
    case 'card-turned':
      return { ...state, turned: !state.turned };
    case 'next-requested':
      return showCard(state.cards, state.position + 1);
    case 'previous-requested':
      return state.position === 0 ? state : showCard(state.cards, state.position - 1);
  }
}

/** Where a deck stands, for its buttons and its progress bar. */
export interface DeckProgress {
  /** The card shown, from 1; all of them once finished. */
  readonly current: number;
  readonly total: number;
  /** `Previous` is disabled. */
  readonly isFirst: boolean;
  /** `Next` is called `Complete`. */
  readonly isLast: boolean;
}

export function deckProgress(state: DeckState<unknown>): DeckProgress {
  const total = state.cards.length;
  const current = state.phase === 'finished' ? total : state.position + 1;
  return { current, total, isFirst: current <= 1, isLast: current === total };
}

function showCard<Card extends object>(cards: readonly Card[], position: number): DeckState<Card> {
  const card = cards[position];
  if (card === undefined) return { phase: 'finished', cards };
  return { phase: 'studying', cards, position, card, turned: false };
}
