/** Between which shares something lies, each from 0 to 1. */
export interface ShareRange {
  readonly low: number;
  readonly high: number;
}

/** Nine times in ten the true share is within the range. */
const Z = 1.645;

/**
 * What share of all tries would go right, where `right` of `tries` did: the interval of Wilson, which stays sensible for few
 * tries and for none or all of them right. From 0 to 1 where nothing was tried. Both may be fractions, of tries that count less.
 */
export function shareRange(right: number, tries: number): ShareRange {
  if (tries <= 0) return { low: 0, high: 1 };
  const share = right / tries;
  const spread = Z * Math.sqrt((share * (1 - share)) / tries + Z ** 2 / (4 * tries ** 2));
  const middle = share + Z ** 2 / (2 * tries);
  const scale = 1 + Z ** 2 / tries;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}
