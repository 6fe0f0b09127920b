/** A part of the body, and how it relates to others. */
export interface TouchedPart<Id extends string = string> {
  readonly id: Id;
  /** The part it belongs to: pointing to the knee is pointing to the leg. */
  readonly pieceOf?: Id;
  /** The part that ends where this one begins. Dutch has a word for each; many languages have one word for both. */
  readonly comesAfter?: Id;
}

/** How the pressed part relates to the one asked for. */
export type Touch =
  | 'the-part'
  /** A piece of it. */
  | 'a-piece'
  /** The hand for the arm: close enough to explain where one ends and the other begins. */
  | 'what-comes-after'
  | 'another-part';

/**
 * How a press relates to the part that was asked for, judged as a fair teacher would (MSC-07). The nose is on the head and the knee in the
 * middle of the leg, so these are right for head and leg. The hand isn't the arm and the foot isn't the leg: these words are learned to
 * tell them apart. And it only works one way: for the knee the whole leg is too much.
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
