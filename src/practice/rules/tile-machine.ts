import { questionReducer, startQuestions, type QuestionLoop } from './question-loop.ts';

/** Words to put in order. Tiles with the same text are interchangeable. */
export interface TileTask {
  /** In the order they are offered. */
  readonly tiles: readonly string[];
  /** All correct orders, the usual one first. Each contains every tile once. */
  readonly rightOrders: readonly (readonly string[])[];
}

/** Endless exercises in putting words in order; an answer is the checked order of tiles. */
export type TileState<Task> = QuestionLoop<Task, readonly number[]> & {
  /** The placed tiles in order, as indices into the task. */
  readonly placed: readonly number[];
};

export type TileEvent<Task> =
  /** Puts a tile at the end. */
  | { readonly kind: 'tile-placed'; readonly tile: number }
  | { readonly kind: 'tile-returned'; readonly tile: number }
  /** Moves a placed tile to another position, from 0. */
  | { readonly kind: 'tile-moved'; readonly tile: number; readonly to: number }
  /** Only after all tiles are placed; locks them. */
  | { readonly kind: 'check-requested' }
  | { readonly kind: 'next-requested'; readonly question: Task | undefined };

/** Without a first task it is finished at once. */
export function startTiles<Task extends TileTask>(first: Task | undefined): TileState<Task> {
  return { ...startQuestions(first === undefined ? [] : [first]), placed: [] };
}

/** The state after an event; the same one if the event does not fit the phase or the tile. */
export function tileReducer<Task extends TileTask>(
  state: TileState<Task>,
  event: TileEvent<Task>,
): TileState<Task> {
  if (event.kind === 'next-requested') {
    const next = questionReducer(state, event);
    return next === state ? state : { ...next, placed: [] };
  }
  if (state.phase !== 'asking') return state;
  if (event.kind === 'check-requested') return check(state);
  const placed = placedAfter(state, event);
  return placed === state.placed ? state : { ...state, placed };
}

/** The correct order nearest to the answer: with most tiles in place, the usual one if equal. */
export function nearestOrder(
  rightOrders: TileTask['rightOrders'],
  texts: readonly string[],
): readonly string[] {
  const [usual = [], ...others] = rightOrders;
  return others.reduce((best, order) => (hits(order, texts) > hits(best, texts) ? order : best), usual);
}

/** The tiles put down as text. */
export function textsOf(task: TileTask, placed: readonly number[]): readonly string[] {
  return placed.flatMap((tile) => task.tiles[tile] ?? []);
}

type Placing<Task> = Extract<TileState<Task>, { phase: 'asking' }>;

function check<Task extends TileTask>(state: Placing<Task>): TileState<Task> {
  const { question: task, placed } = state;
  if (placed.length < task.tiles.length) return state;
  const texts = textsOf(task, placed);
  const isRight = task.rightOrders.some((order) => hits(order, texts) === texts.length);
  return { ...questionReducer(state, { kind: 'answer-given', answer: placed, isRight }), placed };
}

function placedAfter<Task extends TileTask>(
  { question: task, placed }: Placing<Task>,
  event: Extract<TileEvent<Task>, { readonly tile: number }>,
): readonly number[] {
  const { tile } = event;
  if (event.kind === 'tile-placed') {
    return tile in task.tiles && !placed.includes(tile) ? [...placed, tile] : placed;
  }
  const from = placed.indexOf(tile);
  if (from === -1) return placed;
  const others = placed.filter((other) => other !== tile);
  if (event.kind === 'tile-returned') return others;
  return event.to !== from && event.to in placed ? others.toSpliced(event.to, 0, tile) : placed;
}

function hits(order: readonly string[], texts: readonly string[]): number {
  return texts.filter((text, place) => order[place] === text).length;
}
