import type { ReactNode } from 'react';
import type { QuestionResult } from '#practice/rules/question-loop.ts';
import type { Random } from '#lib/random.ts';

/**
 * Where the parts of a question stand: below each other; a small picture beside the answers; a map beside the answers, which on
 * a phone stands between task and answers; or a high picture to be pressed, over which the task stays in sight on a phone.
 */
export type GameLayout = 'column' | 'picture' | 'map' | 'press';

/** A question on the screen, for what is drawn of it. */
export interface Asked<Item> {
  readonly item: Item;
  /** Null until it is answered. */
  readonly result: QuestionResult<Item, string> | null;
  /** Answers. An answer is final: what comes after it goes unheard. */
  readonly give: (answer: string) => void;
  /** The id of the element that has the `question`. */
  readonly questionId: string;
}

/**
 * A game of /misc, as a description: what is asked, how it is answered and what is said to it. `MiscGameRunner` plays it: it
 * begins, asks one item after another, logs each answer, moves the focus along, tells the result and plays again.
 * @template Choice what is chosen by the press that begins a round, where there is something to choose
 */
export interface MiscGame<Item extends object, Choice = void> {
  /** What stands there before the first round, with a `PlayButton`. */
  readonly start: (play: (choice: Choice) => void) => ReactNode;
  /** The items of a round, in the order in which they are asked. */
  readonly draw: (random: Random, choice: Choice) => readonly Item[];
  /** Under which an answer about the item is logged (MEM-02). */
  readonly idOf: (item: Item) => string;
  readonly isRight: (item: Item, answer: string) => boolean;
  /** Called in the press that brings an item, so that it can be said aloud (SPK-01). */
  readonly onAsked?: (item: Item) => void;

  /** A single column, unless there is a picture. */
  readonly layout?: GameLayout;
  /** What one item is called, to count them: `Clock` for `Clock 3 of 10`. Left out where a round has one item only. */
  readonly counted?: string;
  /** With the score over the question, and a button to start over. */
  readonly isScored?: boolean;
  /** Drawn from top to bottom, `picture` beside them. */
  readonly task?: (asked: Asked<Item>) => ReactNode;
  /** One line of Dutch. */
  readonly question?: (asked: Asked<Item>) => ReactNode;
  readonly answer?: (asked: Asked<Item>) => ReactNode;
  readonly picture?: (asked: Asked<Item>) => ReactNode;
  /** What is said to an answer, after `Right!` or `Not right.` */
  readonly verdict: (result: QuestionResult<Item, string>) => ReactNode;
  /** The buttons by which it is answered, where they stand at the lower edge (QUA-22): commands to be given one after another. */
  readonly controls?: (asked: Asked<Item>) => ReactNode;
  /** Buttons below the answer and the verdict. */
  readonly actions?: (asked: Asked<Item>) => ReactNode;
  /** The way on: `Next route`. */
  readonly next: string;

  /**
   * A wrong answer in the result, with the right one. Left out where a round has one item only: it has no result, and
   * `next` plays again.
   */
  readonly mistake?: (result: QuestionResult<Item, string>) => ReactNode;
  /** A button in the result that leads back to the start. */
  readonly leave?: string;
}
