import type { QuestionResult } from './question-loop.ts';
import { shuffled, type Random } from '#lib/random.ts';

/** A pair of texts: a word and its meaning. */
export interface Pair {
  readonly dutch: string;
  readonly meaning: string;
}

export type PairSide = 'dutch' | 'meaning';

/** A tile: the Dutch or the meaning of a pair. */
export interface PairTile<Item> {
  readonly side: PairSide;
  readonly item: Item;
}

/** One board: each item has one tile on each side, and each side has its own order. */
export interface PairBoard<Item> {
  readonly dutch: readonly Item[];
  readonly meaning: readonly Item[];
}

/**
 * Matching pairs, board by board. The first tile pressed asks its item, the second answers it. The first answer counts;
 * then the person tries until it is right.
 */
export interface PairsState<Item> {
  readonly phase: 'matching' | 'board-done' | 'finished';
  readonly boards: readonly PairBoard<Item>[];
  /** The index of the current board. */
  readonly place: number;
  readonly picked: PairTile<Item> | null;
  /** Tiles of this board whose pair was found. */
  readonly found: readonly PairTile<Item>[];
  /** The last two tiles compared, for the feedback. */
  readonly last: { readonly tiles: readonly PairTile<Item>[]; readonly isRight: boolean } | null;
  /** First answers in order, including earlier boards. */
  readonly results: readonly QuestionResult<Item, string>[];
}

export type PairsEvent<Item> =
  /** The first of two, the second, or the first again, which deselects it. */
  | { readonly kind: 'tile-pressed'; readonly tile: PairTile<Item> }
  /** Once all pairs of the board are found. */
  | { readonly kind: 'next-requested' };

/** The number of pairs that fit on a phone. */
export const PAIRS_ON_BOARD = 5;

/** Deals boards of this size; a single remaining pair joins the board before it. */
export function dealPairs<Item>(items: readonly Item[], random: Random): readonly PairBoard<Item>[] {
  const mixed = shuffled(items, random);
  const boards: PairBoard<Item>[] = [];
  for (let from = 0; from < mixed.length;) {
    const size = mixed.length - from === PAIRS_ON_BOARD + 1 ? PAIRS_ON_BOARD + 1 : PAIRS_ON_BOARD;
    const dutch = mixed.slice(from, from + size);
    boards.push({ dutch, meaning: shuffled(dutch, random) });
    from += size;
  }
  return boards;
}

export function startPairs<Item extends Pair>(boards: readonly PairBoard<Item>[]): PairsState<Item> {
  const phase = boards.length === 0 ? 'finished' : 'matching';
  return { phase, boards, place: 0, picked: null, found: [], last: null, results: [] };
}

/** The state after an event; the same one if the event does not fit. */
export function pairsReducer<Item extends Pair>(
  state: PairsState<Item>,
  event: PairsEvent<Item>,
): PairsState<Item> {
  if (event.kind === 'next-requested') return state.phase === 'board-done' ? nextBoard(state) : state;
  const { tile } = event;
  const { picked } = state;
  if (state.phase !== 'matching' || !isOnBoard(state, tile) || isFound(state, tile)) return state;
  if (picked === null) return { ...state, picked: tile, last: null };
  if (isSameTile(picked, tile)) return { ...state, picked: null };
  if (picked.side === tile.side) return { ...state, picked: tile };
  return lay(state, picked, tile);
}

export function isFound<Item>({ found }: PairsState<Item>, tile: PairTile<Item>): boolean {
  return found.some((one) => isSameTile(one, tile));
}

export function isSameTile<Item>(one: PairTile<Item>, other: PairTile<Item>): boolean {
  return one.side === other.side && one.item === other.item;
}

function lay<Item extends Pair>(
  state: PairsState<Item>,
  first: PairTile<Item>,
  second: PairTile<Item>,
): PairsState<Item> {
  // Compared by text, because two words may have the same meaning.
  const isRight = first.item[second.side] === second.item[second.side];
  const isFirstAnswer = !state.results.some(({ question }) => question === first.item);
  const results = isFirstAnswer
    ? [...state.results, { question: first.item, answer: second.item[second.side], isRight }]
    : state.results;
  const tiles = [first, second];
  const found = isRight ? [...state.found, ...tiles] : state.found;
  const board = state.boards[state.place];
  const isDone = board !== undefined && found.length === board.dutch.length * 2;
  return {
    ...state,
    phase: isDone ? 'board-done' : 'matching',
    picked: null,
    found,
    last: { tiles, isRight },
    results,
  };
}

function nextBoard<Item>(state: PairsState<Item>): PairsState<Item> {
  const place = state.place + 1;
  const phase = place < state.boards.length ? 'matching' : 'finished';
  return { ...state, phase, place, picked: null, found: [], last: null };
}

function isOnBoard<Item>({ boards, place }: PairsState<Item>, { side, item }: PairTile<Item>): boolean {
  return boards[place]?.[side].includes(item) ?? false;
}
