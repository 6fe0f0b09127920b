import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { QuestionResult } from '#practice/rules/question-loop.ts';
import type { Random } from '#lib/random.ts';

/**
 * How the parts of a question are laid out: below each other; with a small picture next to the answers; with a map next to the answers, on
 * a phone between task and answers; or with a high picture to press, above which a phone keeps the task visible.
 */
export type GameLayout = 'column' | 'picture' | 'map' | 'press';

/** A question on the screen, as passed to the functions that draw its parts. */
export interface Asked<Item> {
  readonly item: Item;
  /** Null until it is answered. */
  readonly result: QuestionResult<Item, string> | null;
  /** Gives an answer. The first one is final: later ones are ignored. */
  readonly give: (answer: string) => void;
  /** The id of the element with the `question`. */
  readonly questionId: string;
}

/**
 * A game of /misc, as a description: what is asked, how it is answered and the feedback. `MiscGameRunner` plays it: it starts, asks one
 * item after another, logs each answer, moves the focus, shows the result and plays again.
 * @template Choice what is chosen by the press that starts a round, where there is a choice
 */
export interface MiscGame<Item extends object, Choice = void> {
  /** What is shown before the first round, with a `PlayButton`. */
  readonly start: (play: (choice: Choice) => void) => ReactNode;
  /** The items of a round, in the order in which they are asked. */
  readonly draw: (random: Random, choice: Choice) => readonly Item[];
  /** The id under which an answer to the item is logged (MEM-02). */
  readonly idOf: (item: Item) => string;
  readonly isRight: (item: Item, answer: string) => boolean;
  /** Called in the press that shows an item, so that it can be said aloud (SPK-01). */
  readonly onAsked?: (item: Item) => void;

  /** A single column by default. */
  readonly layout?: GameLayout;
  /** Where the round is: `Clock 3 of 10`. Omitted where a round has one item only. */
  readonly counted?: (place: number, all: number) => MessageDescriptor;
  /** Shows the score above the question, and a button to start over. */
  readonly isScored?: boolean;
  /** The parts are drawn from top to bottom, with `picture` next to them. */
  readonly task?: (asked: Asked<Item>) => ReactNode;
  /** One line of Dutch. */
  readonly question?: (asked: Asked<Item>) => ReactNode;
  readonly answer?: (asked: Asked<Item>) => ReactNode;
  readonly picture?: (asked: Asked<Item>) => ReactNode;
  /** The feedback after `Right!` or `Not right.` */
  readonly verdict: (result: QuestionResult<Item, string>) => ReactNode;
  /** Buttons at the lower edge that give the answer (QUA-22), such as commands given one after another. */
  readonly controls?: (asked: Asked<Item>) => ReactNode;
  /** Buttons below the answer and the feedback. */
  readonly actions?: (asked: Asked<Item>) => ReactNode;
  /** The text of the button to the next item: `Next route`. */
  readonly next: MessageDescriptor;

  /**
   * A wrong answer in the result, with the right one. Omitted where a round has one item only: it has no result, and `next` plays again.
   */
  readonly mistake?: (result: QuestionResult<Item, string>) => ReactNode;
  /** The text of a button in the result that leads back to the start. */
  readonly leave?: MessageDescriptor;
}
