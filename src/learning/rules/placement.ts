import {
  BAND_SIZE,
  bandSizes,
  vocabularyEstimator,
  type Claim,
  type VocabularyEstimate,
} from './placement-estimate.ts';
import type { Random } from '#lib/random.ts';
import { seededRandom } from '#lib/seeded-random.ts';

/**
 * What do you know already (PTH-01)? Words of the path, one after another, mixed with invented ones. What is asked next
 * follows from the answers so far, so an answer that is taken back, and a reload, lead to the same word.
 */
export interface Placement {
  /** Draws the words: the same seed and answers lead to the same word. */
  readonly seed: string;
  readonly answers: readonly PlacementAnswer[];
}

/** A word of the path by its id, or an invented one. */
export interface PlacementItem {
  readonly word: string;
  readonly isInvented: boolean;
}

export interface PlacementAnswer extends PlacementItem {
  /** `I know it`. */
  readonly isClaimed: boolean;
}

export type PlacementEvent =
  | { readonly kind: 'answered'; readonly item: PlacementItem; readonly isClaimed: boolean }
  | { readonly kind: 'taken-back' };

/** What can be asked. */
export interface PlacementWords {
  /** The ids of the words in the order of the path. */
  readonly path: readonly string[];
  readonly invented: readonly string[];
  /** Invented words are single words: an expression would show at once that it is a real one. */
  readonly isAskable?: (id: string) => boolean;
}

/** About three minutes. */
export const PLACEMENT_LENGTH = 48;
/** The test ends when none of this number of words was known. */
const NONE_OF = 16;
/** One word in each group of this size is invented, never the first ones. */
const GROUP = 4;
/** In which parts of what is still possible the next words are looked for. */
const NEXT_AT = [0.3, 0.5, 0.75];
/** The first words come from the easiest. */
const FIRST_BANDS = [0, 0, 1];
/** No word is much harder than those that were known. */
const HARDER = 1.6;

export function placementReducer(state: Placement, event: PlacementEvent): Placement {
  switch (event.kind) {
    case 'answered':
      return { ...state, answers: [...state.answers, { ...event.item, isClaimed: event.isClaimed }] };
    case 'taken-back':
      return state.answers.length === 0 ? state : { ...state, answers: state.answers.slice(0, -1) };
  }
}

/** The questions of a placement and its result. */
export interface PlacementTest {
  /** What to ask now; null at the end. */
  readonly nextOf: (state: Placement) => PlacementItem | null;
  readonly resultOf: (state: Placement) => PlacementResult;
}

export interface PlacementResult {
  /** How many words of the path are known, about. */
  readonly known: number;
  /** The true number lies between these in nine of ten tests. */
  readonly low: number;
  readonly high: number;
  readonly total: number;
  /** False if too many invented words were claimed. */
  readonly isSure: boolean;
  /** How many invented words were claimed. */
  readonly falseAlarms: number;
  /** The ids of the words that can be marked as known. */
  readonly marks: readonly string[];
}

/** The ends of the range, in which nine of ten are to lie. */
const TAIL = 0.04;
/** Above this share of claimed invented words a result is not sure. */
const MOST_FALSE = 0.25;
/** The share of a band that must be known, by a careful reading of the answers, to mark it whole. */
const CAREFUL = { sure: 0.3, unsure: 0.1 };
/** The share of a band that must be known to believe a single claim. */
const LIKELY = 0.3;
const KNOWN_SHARE = { sure: 0.85, unsure: 0.9 };

export function placementTest({ path, invented, isAskable = () => true }: PlacementWords): PlacementTest {
  const estimator = vocabularyEstimator(path.length);
  const bandOf = new Map(path.map((id, place) => [id, Math.floor(place / BAND_SIZE)]));
  const allBands = bandSizes(path.length).map((_, band) => band);
  const claimsOf = ({ answers }: Placement): readonly Claim[] =>
    answers.map(({ word, isInvented, isClaimed }) => ({
      band: isInvented ? null : (bandOf.get(word) ?? null),
      isClaimed,
    }));

  const nextWord = (state: Placement, random: Random): string | null => {
    const asked = new Set(state.answers.map(({ word }) => word));
    const isOpen = (id: string) => !asked.has(id) && isAskable(id);
    const wanted = bandOfNext(claimsOf(state), estimator, state.answers.length);
    const bands = allBands.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
    for (const band of bands) {
      const open = path.slice(band * BAND_SIZE, (band + 1) * BAND_SIZE).filter(isOpen);
      if (open.length > 0) return open[Math.floor(random() * open.length)] ?? null;
    }
    return null;
  };

  return {
    nextOf(state) {
      if (isOver(state)) return null;
      const { seed, answers } = state;
      const random = seededRandom(`${seed} ${answers.length}`);
      const word = nextWord(state, random);
      const open = invented.filter((one) => !answers.some((answer) => answer.word === one));
      const isInvented = answers.length % GROUP === placeInGroup(seed, answers.length);
      const made = open[Math.floor(random() * open.length)];
      if (isInvented && made !== undefined) return { word: made, isInvented: true };
      return word === null ? null : { word, isInvented: false };
    },
    resultOf(state) {
      const estimate = estimator(claimsOf(state));
      const made = state.answers.filter(({ isInvented }) => isInvented);
      const falseAlarms = made.filter(({ isClaimed }) => isClaimed).length;
      const isSure = falseAlarms <= made.length * MOST_FALSE;
      return {
        ...rounded(estimate, path.length),
        total: path.length,
        isSure,
        falseAlarms,
        marks: marksOf(state, estimate, path, isSure),
      };
    },
  };
}

function isOver({ answers }: Placement): boolean {
  if (answers.length >= PLACEMENT_LENGTH) return true;
  const words = answers.filter(({ isInvented }) => !isInvented);
  return answers.length >= NONE_OF && words.every(({ isClaimed }) => !isClaimed);
}

/** Never the first of the first group. */
function placeInGroup(seed: string, place: number): number {
  const group = Math.floor(place / GROUP);
  const drawn = Math.floor(seededRandom([seed, 'group', group].join(' '))() * GROUP);
  return group === 0 ? Math.max(2, drawn) : drawn;
}

function bandOfNext(
  claims: readonly Claim[],
  estimator: (claims: readonly Claim[]) => VocabularyEstimate,
  place: number,
): number {
  const first = FIRST_BANDS[place];
  if (first !== undefined) return first;
  const known = claims.flatMap(({ band, isClaimed }) => (band !== null && isClaimed ? [band] : []));
  const hardest = Math.max(1, Math.ceil(Math.max(0, ...known) * HARDER) + 1);
  const wanted = estimator(claims).words(NEXT_AT[place % NEXT_AT.length] ?? 0.5);
  return Math.min(Math.floor(wanted / BAND_SIZE), hardest);
}

/** No more exact than such a short test is. */
function rounded(estimate: VocabularyEstimate, length: number) {
  const known = estimate.words(0.5);
  const step = known < 100 ? 5 : 10;
  return {
    known: Math.min(length, Math.round(known / step) * step),
    low: Math.floor(estimate.words(TAIL) / step) * step,
    high: Math.min(length, Math.ceil(estimate.words(1 - TAIL) / step) * step),
  };
}

/** The words of the first bands, as long as these are surely known, and what was claimed above, where it is likely. */
function marksOf(
  { answers }: Placement,
  estimate: VocabularyEstimate,
  path: readonly string[],
  isSure: boolean,
): readonly string[] {
  const claims = isSure ? 'sure' : 'unsure';
  const bands = estimate.bands(CAREFUL[claims]);
  const firstUnsure = bands.findIndex((share) => share < KNOWN_SHARE[claims]);
  const sure = path.slice(0, (firstUnsure === -1 ? bands.length : firstUnsure) * BAND_SIZE);
  const likely = estimate.bands(0.5).map((share) => isSure && share >= LIKELY);
  const claimed = new Set(answers.flatMap(({ word, isClaimed }) => (isClaimed ? [word] : [])));
  const denied = new Set(answers.flatMap(({ word, isClaimed }) => (isClaimed ? [] : [word])));
  const inBands = new Set(sure);
  return path.filter((id, place) => {
    const isLikely = likely[Math.floor(place / BAND_SIZE)] === true;
    return (claimed.has(id) && isLikely) || (inBands.has(id) && !denied.has(id));
  });
}
