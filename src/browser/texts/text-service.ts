import type { Cancel } from '#browser/clock.ts';

/** A point of the window, in CSS pixels. */
export interface PressedPoint {
  readonly x: number;
  readonly y: number;
}

/** From where to where in a text: the index of the first letter, and the index after the last. */
export type LetterRange = readonly [start: number, end: number];

/** A paragraph, heading or label in Dutch, as it is on the screen. */
export interface ShownText {
  readonly element: Element;
  readonly text: string;
}

/** A letter of such a text. */
export interface ShownLetter {
  readonly text: ShownText;
  readonly offset: number;
}

/** A word of such a text. */
export interface ShownWord {
  readonly text: ShownText;
  readonly at: LetterRange;
}

/** What is marked in texts: each has a look of its own in the style sheet. */
export type TextMark = 'pressed' | 'current' | 'new' | 'learning' | 'known';

/** Reads the Dutch on the screen and marks words in it, without changing the page. */
export interface ShownTexts {
  /** Runs with a long press on text in a button, link or label. */
  onLongPress(listener: (point: PressedPoint) => void): Cancel;
  /** The letter at a point; null where there is no Dutch that answers. */
  letterAt(point: PressedPoint): ShownLetter | null;
  /** All Dutch that answers, in its order; in an open dialog only what is in it. */
  all(): readonly ShownText[];
  /** The same below an element. */
  inside(element: Element): readonly ShownText[];
  /** The box around a part of a text, in the window; null if it is not on the screen. */
  boxOf(text: ShownText, range: LetterRange): DOMRect | null;
  /** Marks ranges, and unmarks what had this mark. Does nothing where the browser can't mark text. */
  mark(mark: TextMark, words: readonly ShownWord[]): void;
  /** Runs soon after the text below an element has changed. */
  onChange(element: Element, listener: () => void): Cancel;
}
