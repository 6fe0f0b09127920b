/** One answer of a round. */
export interface RoundResult<Item> {
  readonly item: Item;
  /** What the person typed or chose. */
  readonly answer: string;
  readonly isRight: boolean;
}

interface Progress<Item> {
  readonly items: readonly Item[];
  /** In the order of the items, one for each that was answered. */
  readonly results: readonly RoundResult<Item>[];
}

/** A game of a few questions, each answered once, with a result at the end. What a question is, is the caller's business. */
export type RoundState<Item> =
  | (Progress<Item> & { readonly phase: 'asking'; readonly item: Item })
  | (Progress<Item> & { readonly phase: 'answered'; readonly item: Item; readonly last: RoundResult<Item> })
  | (Progress<Item> & { readonly phase: 'finished' });

/** A round that has a question on the table. */
export type AskedRound<Item> = Exclude<RoundState<Item>, { phase: 'finished' }>;

export type RoundEvent =
  /** Whether the answer is right is the caller's to say. */
  | { readonly kind: 'answer-given'; readonly answer: string; readonly isRight: boolean }
  | { readonly kind: 'next-requested' };

/** A round at its first question. Without any question it is finished at once. */
export function startRound<Item extends object>(items: readonly Item[]): RoundState<Item> {
  return askNext({ items, results: [] });
}

/** The round after an event. One that makes no sense in this phase leaves the very same state: an answer is final. */
export function roundReducer<Item extends object>(
  state: RoundState<Item>,
  event: RoundEvent,
): RoundState<Item> {
  if (event.kind === 'answer-given') {
    if (state.phase !== 'asking') return state;
    const last = { item: state.item, answer: event.answer, isRight: event.isRight };
    return { ...state, phase: 'answered', results: [...state.results, last], last };
  }
  return state.phase === 'answered' ? askNext(state) : state;
}

/** Which question is asked, from 1. */
export function questionNumber({ phase, results }: AskedRound<unknown>): number {
  return phase === 'asking' ? results.length + 1 : results.length;
}

/** How many of the answers so far were right. */
export function rightCount({ results }: RoundState<unknown>): number {
  return results.filter(({ isRight }) => isRight).length;
}

function askNext<Item extends object>({ items, results }: Progress<Item>): RoundState<Item> {
  const item = items[results.length];
  if (item === undefined) return { phase: 'finished', items, results };
  return { phase: 'asking', items, results, item };
}
