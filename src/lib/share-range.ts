/** A range of shares, each from 0 to 1. */
export interface ShareRange {
  readonly low: number;
  readonly high: number;
}

/** The true share is within the range nine times in ten. */
const Z = 1.645;

/**
 * The range of the true success rate, if `right` of `tries` succeeded: the Wilson interval, which also works for few
 * tries and for none or all correct. From 0 to 1 without tries. Both numbers may be fractions, for tries that count
 * less.
 */
export function shareRange(right: number, tries: number): ShareRange {
  if (tries <= 0) return { low: 0, high: 1 };
  const share = right / tries;
  const spread = Z * Math.sqrt((share * (1 - share)) / tries + Z ** 2 / (4 * tries ** 2));
  const middle = share + Z ** 2 / (2 * tries);
  const scale = 1 + Z ** 2 / tries;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}
