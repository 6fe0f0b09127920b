/** Stands in a sentence where the answer belongs. */
export const GAP = /_{3,}/g;

/** Between the parts of an answer that belongs in several gaps: `bel / op`. */
const PARTS = / \/ /;

/** The sentence with the answer in its gaps; null when it has none. An answer in parts fills one gap after another. */
export function fillGaps(sentence: string, answer: string): string | null {
  const gapCount = sentence.match(GAP)?.length ?? 0;
  if (gapCount === 0) return null;
  const parts = gapCount === 1 ? [answer] : answer.split(PARTS);
  let gap = 0;
  return sentence.replace(GAP, () => parts[gap++] ?? answer);
}
