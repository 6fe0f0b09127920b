/** A part of the body, and what it has to do with another one. */
export interface TouchedPart<Id extends string = string> {
  readonly id: Id;
  /** What it is a piece of: whoever points to the knee points to the leg. */
  readonly pieceOf?: Id;
  /** What ends where it begins. Dutch has a word for each, where many a language has one for both. */
  readonly comesAfter?: Id;
}

/** How the part that was pressed goes with the one that was asked for. */
export type Touch =
  | 'the-part'
  /** A piece of it. */
  | 'a-piece'
  /** The hand for the arm: near enough to be told where the one begins and the other ends. */
  | 'what-comes-after'
  | 'another-part';

/**
 * How a press goes with the part that was asked for, as a fair teacher sees it (MSC-07). The nose is on the head and the
 * knee is in the middle of the leg, so these are right for head and leg. The hand is no arm and the foot no leg: to tell
 * them apart is what these words are learnt for. And it holds one way only: for the knee the whole leg is not enough.
 */
export function judgeTouch(asked: TouchedPart, pressed: TouchedPart): Touch {
  if (pressed.id === asked.id) return 'the-part';
  if (pressed.pieceOf === asked.id) return 'a-piece';
  return pressed.comesAfter === asked.id ? 'what-comes-after' : 'another-part';
}

/** Whether a press counts as right. */
export function isRightTouch(touch: Touch): boolean {
  return touch === 'the-part' || touch === 'a-piece';
}
