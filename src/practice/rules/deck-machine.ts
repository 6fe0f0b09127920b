/**
 * Going through a list of cards one by one. What a card holds is the caller's business, and so is what its back
 * hides: a translation, an answer, a definition (VOC-05, INT-05, CUL-03).
 */
export type DeckState<Card> = Deck<Card> &
  (
    | {
        readonly phase: 'studying';
        /** Of the card shown, from 0. */
        readonly position: number;
        readonly card: Card;
        /** Whether the card's back is shown. */
        readonly turned: boolean;
        /** What somebody said of themselves, once for each showing of a card. */
        readonly rated: SelfRatingGrade | null;
      }
    | { readonly phase: 'finished' }
  );

interface Deck<Card> {
  readonly cards: readonly Card[];
  /** So many cards were shown so far: tells each showing from the others, of the same card, too. */
  readonly shownCount: number;
  /** By the places of the cards, what was last said of each since the start; null where nothing was. */
  readonly ratings: readonly (SelfRatingGrade | null)[];
}

export type SelfRatingGrade = 'again' | 'good';

export type DeckEvent =
  /** The back is shown, or hidden again. */
  | { readonly kind: 'card-turned' }
  /** Only while the back is shown, and not twice. */
  | { readonly kind: 'card-rated'; readonly grade: SelfRatingGrade }
  /** On the last card this finishes the deck. */
  | { readonly kind: 'next-requested' }
  /** Does nothing on the first card. */
  | { readonly kind: 'previous-requested' }
  | { readonly kind: 'restart-requested' };

/** A deck at one of its cards, the first as a rule, front up. A deck without cards is finished at once. */
export function startDeck<Card extends object>(cards: readonly Card[], position = 0): DeckState<Card> {
  const place = Math.min(Math.max(Math.trunc(position) || 0, 0), Math.max(cards.length - 1, 0));
  return showCard({ cards, shownCount: 0, ratings: unrated(cards) }, place);
}

/** The deck after an event. An event that makes no sense in this phase leaves the very same state. */
export function deckReducer<Card extends object>(state: DeckState<Card>, event: DeckEvent): DeckState<Card> {
  if (event.kind === 'restart-requested') return showCard({ ...state, ratings: unrated(state.cards) }, 0);
  if (state.phase === 'finished') return state;
  switch (event.kind) {
    case 'card-turned':
      return { ...state, turned: !state.turned };
    case 'card-rated':
      if (!state.turned || state.rated !== null) return state;
      return { ...state, rated: event.grade, ratings: state.ratings.with(state.position, event.grade) };
    case 'next-requested':
      return showCard(state, state.position + 1);
    case 'previous-requested':
      return state.position === 0 ? state : showCard(state, state.position - 1);
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

/** What became of the cards of a deck, each group in the order of the deck. */
export interface DeckOutcome<Card> {
  readonly known: readonly Card[];
  readonly missed: readonly Card[];
  /** Looked at or passed over: nothing was said of them. */
  readonly unrated: readonly Card[];
}

export function deckOutcome<Card>({ cards, ratings }: DeckState<Card>): DeckOutcome<Card> {
  const rated = (grade: SelfRatingGrade | null) => cards.filter((_, place) => ratings[place] === grade);
  return { known: rated('good'), missed: rated('again'), unrated: rated(null) };
}

function unrated(cards: readonly unknown[]): null[] {
  return cards.map(() => null);
}

function showCard<Card extends object>(deck: Deck<Card>, position: number): DeckState<Card> {
  const { cards, shownCount, ratings } = deck;
  const card = cards[position];
  if (card === undefined) return { phase: 'finished', cards, shownCount, ratings };
  return {
    phase: 'studying',
    cards,
    shownCount: shownCount + 1,
    ratings,
    position,
    card,
    turned: false,
    rated: null,
  };
}
