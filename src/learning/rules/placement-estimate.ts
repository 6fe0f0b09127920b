/**
 * How many words of the path somebody knows, by a yes/no test (PTH-01). Such a test mixes real words with invented ones:
 * a person who claims invented words also claims real ones that they do not know (Meara and Buxton 1987, An alternative to multiple choice
 * vocabulary tests). It is corrected by the usual model: of words of which a share `k` is known, a share `k + (1 - k) f`
 * is claimed, where `f` is the share of false alarms (Anderson and Freebody 1983, Reading comprehension and the
 * assessment and acquisition of word knowledge). How `k` falls along the path is taken to be a logistic curve over the
 * logarithm of the place. Each curve with each `f` is weighed by how well it fits the answers (Bayes).
 */

/** One answer. */
export interface Claim {
  /** The band of the word, from 0; null for an invented word. */
  readonly band: number | null;
  readonly isClaimed: boolean;
}

export interface VocabularyEstimate {
  /** The number of known words below which the true one lies by this chance, from 0 to 1. */
  readonly words: (chance: number) => number;
  /** The same of the share of known words in each band. */
  readonly bands: (chance: number) => readonly number[];
}

/** The number of words in a band of the path; the last one has fewer. */
export const BAND_SIZE = 100;

/** The share of known words that are not claimed: a slip, or doubt. */
const MISSED = 0.04;
/** How steeply knowledge falls along the path. */
const SLOPES = [1.2, 2, 3.2, 5, 9];
/** The middles of the curves, where half of the words are known: from this place, each further by this factor. */
const FIRST_MIDDLE = 8;
const NEXT_MIDDLE = 1.15;
/** The last middle in lengths of the path: somebody may know more than all. */
const LAST_MIDDLE = 1.6;
/** The first places are alike: nobody knows the third word, but not the thirtieth, because of their places. */
const ALIKE_PLACES = 40;
/** How likely a person is to know nothing, before any answer. */
const CHANCE_OF_NOTHING = 0.1;
/** Shares of false alarms, and how usual each is. */
const FALSE_ALARMS = [
  { share: 0.01, weight: 6 },
  { share: 0.05, weight: 6 },
  { share: 0.1, weight: 4 },
  { share: 0.2, weight: 3 },
  { share: 0.35, weight: 2 },
  { share: 0.5, weight: 1 },
  { share: 0.7, weight: 1 },
  { share: 0.9, weight: 1 },
  { share: 0.99, weight: 1 },
] as const;
/** Nothing is impossible: a single answer must not rule a curve out. */
const LEAST_CHANCE = 0.001;

/** One way in which knowledge may fall along the path. */
interface Curve {
  /** The share of known words in each band. */
  readonly bands: readonly number[];
  readonly words: number;
  readonly weight: number;
}

/**
 * Prepares the estimate for a path.
 * @param length how many words it has
 */
export function vocabularyEstimator(length: number): (claims: readonly Claim[]) => VocabularyEstimate {
  const fits = curvesOf(length).flatMap((curve) =>
    FALSE_ALARMS.map(({ share, weight }): Fit => ({ curve, share, log: Math.log(curve.weight * weight) })),
  );
  const bandCount = bandSizes(length).length;
  const before = Float64Array.from(fits, ({ log }) => log);
  // Those of invented words last.
  const chances = Array.from({ length: bandCount + 1 }, (_, band) => chancesOf(fits, band));
  const byWords = sortedPlaces(fits, ({ curve }) => curve.words);
  const byBands = Array.from({ length: bandCount }, (_, band) =>
    sortedPlaces(fits, ({ curve }) => curve.bands[band] ?? 0),
  );
  return (claims) => {
    const logs = before.slice();
    for (const { band, claimed, not } of countsOf(claims)) {
      const ofBand = chances[band ?? bandCount];
      if (ofBand !== undefined) addClaims(logs, ofBand, claimed, not);
    }
    const most = logs.reduce((one, other) => Math.max(one, other));
    const weights = logs.map((log) => Math.exp(log - most));
    return {
      words: (chance) => fits[quantile(byWords, weights, chance)]?.curve.words ?? 0,
      bands: (chance) =>
        byBands.map((places, band) => fits[quantile(places, weights, chance)]?.curve.bands[band] ?? 0),
    };
  };
}

/** A curve with a share of false alarms. */
interface Fit {
  readonly curve: Curve;
  readonly share: number;
  /** The logarithm of its weight before any answer. */
  readonly log: number;
}

/** By fit, the logarithms of the chance that a word of a band is claimed and that it is not. */
interface BandChances {
  readonly claimed: Float64Array;
  readonly not: Float64Array;
}

function chancesOf(fits: readonly Fit[], band: number): BandChances {
  const claimed = fits.map(({ curve, share }) => {
    const known = (curve.bands[band] ?? 0) * (1 - MISSED);
    return Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, known + (1 - known) * share));
  });
  return {
    claimed: new Float64Array(claimed.map((chance) => Math.log(chance))),
    not: new Float64Array(claimed.map((chance) => Math.log(1 - chance))),
  };
}

function addClaims(logs: Float64Array, chances: BandChances, claimed: number, not: number): void {
  for (let place = 0; place < logs.length; place += 1)
    logs[place] =
      (logs[place] ?? 0) + claimed * (chances.claimed[place] ?? 0) + not * (chances.not[place] ?? 0);
}

function countsOf(claims: readonly Claim[]) {
  return [...new Set(claims.map(({ band }) => band))].map((band) => {
    const ofBand = claims.filter((claim) => claim.band === band);
    const claimed = ofBand.filter(({ isClaimed }) => isClaimed).length;
    return { band, claimed, not: ofBand.length - claimed };
  });
}

/** Sorted once: the order does not depend on the answers. */
function sortedPlaces(fits: readonly Fit[], valueOf: (fit: Fit) => number): readonly number[] {
  return fits
    .map((fit, place) => ({ place, value: valueOf(fit) }))
    .toSorted((a, b) => a.value - b.value)
    .map(({ place }) => place);
}

/** The place at which so much of the weight is reached. */
function quantile(places: readonly number[], weights: Float64Array, chance: number): number {
  let left = chance * weights.reduce((sum, weight) => sum + weight, 0);
  for (const place of places) {
    left -= weights[place] ?? 0;
    if (left <= 0) return place;
  }
  return places.at(-1) ?? 0;
}

function curvesOf(length: number): readonly Curve[] {
  const sizes = bandSizes(length);
  const curves = middlesOf(length).flatMap((middle) =>
    SLOPES.map((slope) => {
      const bands = sizes.map((size, band) => shareKnown(band * BAND_SIZE, size, middle, slope));
      return { bands, words: bands.reduce((sum, share, band) => sum + share * (sizes[band] ?? 0), 0) };
    }),
  );
  const weight = (1 - CHANCE_OF_NOTHING) / curves.length;
  return [
    { bands: sizes.map(() => 0), words: 0, weight: CHANCE_OF_NOTHING },
    ...curves.map((curve) => ({ ...curve, weight })),
  ];
}

/** How many words each band has. */
export function bandSizes(length: number): readonly number[] {
  return Array.from({ length: Math.ceil(length / BAND_SIZE) }, (_, band) =>
    Math.min(BAND_SIZE, length - band * BAND_SIZE),
  );
}

function middlesOf(length: number): readonly number[] {
  const middles: number[] = [];
  for (let middle = FIRST_MIDDLE; middle < length * LAST_MIDDLE; middle *= NEXT_MIDDLE) middles.push(middle);
  return middles;
}

/** The mean over the places of a band. */
function shareKnown(start: number, size: number, middle: number, slope: number): number {
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const shares = parts.map((part) => {
    const times = (start + part * size + ALIKE_PLACES) / (middle + ALIKE_PLACES);
    return 1 / (1 + times ** slope);
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
