/**
 * The middle value; null where nothing was measured.
 *
 * @param {(number | null)[]} values
 */
export function median(values) {
  return percentile(values, 0.5);
}

/**
 * The value that a share of the values does not exceed.
 *
 * @param {(number | null)[]} values
 * @param {number} share 0 to 1
 * @returns {number | null}
 */
export function percentile(values, share) {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

/**
 * How many times as much; null where one of the two is missing.
 *
 * @param {number | null | undefined} value
 * @param {number | null | undefined} base
 */
export function ratio(value, base) {
  if (value === null || value === undefined || base === null || base === undefined || base === 0) return null;
  return Math.round((value / base) * 100) / 100;
}
