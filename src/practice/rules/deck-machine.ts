/**
 * Moves through a list of cards one by one. The caller decides what a card and its back contain: a translation, an
 * answer, a definition (VOC-05, INT-05, CUL-03).
 */
export type DeckState<Card> = Deck<Card> &
  (
    | {
        readonly phase: 'studying';
        /** The index of the card shown. */
        readonly position: number;
        readonly card: Card;
        /** Whether the card's back is shown. */
        readonly turned: boolean;
        /** The self-rating, one per showing of a card. */
        readonly rated: SelfRatingGrade | null;
      }
    | { readonly phase: 'finished' }
  );

interface Deck<Card> {
  readonly cards: readonly Card[];
  /** The number of cards shown so far, which identifies each showing, also of the same card. */
  readonly shownCount: number;
  /** The last rating of each card since the start, by position; null if unrated. */
  readonly ratings: readonly (SelfRatingGrade | null)[];
}

export type SelfRatingGrade = 'again' | 'good';

export type DeckEvent =
  /** The back is shown, or hidden again. */
  | { readonly kind: 'card-turned' }
  /** Only while the back is shown, and not twice. */
  | { readonly kind: 'card-rated'; readonly grade: SelfRatingGrade }
  /** On the last card this finishes the list. */
  | { readonly kind: 'next-requested' }
  /** Does nothing on the first card. */
  | { readonly kind: 'previous-requested' }
  | { readonly kind: 'restart-requested' };

/** A list at one of its cards (by default the first), front up. A list without cards is finished at once. */
export function startDeck<Card extends object>(cards: readonly Card[], position = 0): DeckState<Card> {
  const place = Math.min(Math.max(Math.trunc(position) || 0, 0), Math.max(cards.length - 1, 0));
  return showCard({ cards, shownCount: 0, ratings: unrated(cards) }, place);
}

/** The deck after an event. An event that does not fit the phase returns the same state. */
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

/** The progress of a list, for its buttons and progress bar. */
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

/** The results of the cards, each group in the order of the list. */
export interface DeckOutcome<Card> {
  readonly known: readonly Card[];
  readonly missed: readonly Card[];
  /** Cards that were not rated. */
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
