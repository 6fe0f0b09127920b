import type { PracticeKind } from '#content/grammar/practice-kinds.ts';
import type { MarkedText, SentencePart } from '#content/schema/grammar-lesson.ts';
import type { Order } from '#domain/dutch/clause-order.ts';
import type { TileTask } from '#domain/question/tile-machine.ts';

export type WordOrderKind = Extract<PracticeKind, `word-order-${string}`>;

/** Words to put in order, with all that is said about them. */
export interface ClauseTask extends TileTask {
  readonly key: string;
  readonly itemId: string;
  readonly instruction: MarkedText;
  /** Stands before the tiles and is not moved: `Morgen`, or `Ik blijf thuis, omdat`. */
  readonly start: string;
  /** Stands behind them, with the full stop. */
  readonly end: string;
  /** Those of them that one would teach: the usual one first, no stilted ones. */
  readonly saidOrders: readonly Order[];
  /** What each tile does in the clause, by its text. */
  readonly partOf: ReadonlyMap<string, SentencePart>;
  readonly english: string;
  readonly explanation: MarkedText;
}

/** A whole sentence out of the tiles in an order. */
export function sentenceOf({ start, end }: ClauseTask, order: Order): string {
  return `${[start, ...order].join(' ')}${end}`;
}
