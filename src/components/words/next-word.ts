/** Where a word is on the screen. */
export interface WordBox {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

export type WordKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/**
 * The place of the word that an arrow key leads to: the word before or after, or the nearest one on the line above or below. It stays where
 * there is none.
 * @param boxes the words in their order
 */
export function nextWord(boxes: readonly WordBox[], current: number, key: WordKey): number {
  const here = boxes[current];
  if (here === undefined) return boxes.length === 0 ? -1 : 0;
  if (key === 'ArrowLeft') return Math.max(0, current - 1);
  if (key === 'ArrowRight') return Math.min(boxes.length - 1, current + 1);
  const isBeyond = (box: WordBox) => (key === 'ArrowDown' ? box.top >= here.bottom : box.bottom <= here.top);
  const distance = ({ top }: WordBox) => Math.abs(top - here.top);
  const beyond = boxes.filter(isBeyond);
  const nearest = Math.min(...beyond.map(distance));
  // Words of one line may be some pixels higher or lower.
  const line = beyond.filter((box) => distance(box) - nearest < (here.bottom - here.top) / 2);
  const [first] = line.toSorted((one, other) => aside(one, here) - aside(other, here));
  return first === undefined ? current : boxes.indexOf(first);
}

function aside({ left }: WordBox, here: WordBox): number {
  return Math.abs(left - here.left);
}

/** The sentence around a letter: from the last mark that ends a sentence to the next. */
export function sentenceAround(text: string, offset: number): readonly [start: number, end: number] {
  const before = [...text.slice(0, offset).matchAll(/[.!?…]["’”)]?\s+|\n/g)].at(-1);
  const start = before === undefined ? 0 : before.index + before[0].length;
  const after = /[.!?…]["’”)]?(?=\s|$)|\n/.exec(text.slice(offset));
  const end = after === null ? text.trimEnd().length : offset + after.index + after[0].trimEnd().length;
  return [start, Math.max(end, offset)];
}
