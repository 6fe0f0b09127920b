import type { LastDays } from './last-days.ts';

/** The limits of a day of review and the wanted certainty: ranges and defaults (MEM-07). */

/** New cards and reviews a day. */
export interface ReviewLimits {
  /** In the last days before an exam; null or absent on all others (MEM-22). */
  readonly lastDays?: LastDays | null;
  /** New items. */
  readonly newCards: number;
  readonly reviews: number;
}

interface Choice {
  readonly least: number;
  readonly usual: number;
  readonly most: number;
  readonly step: number;
}

export const NEW_CARDS = { least: 0, usual: 25, most: 50, step: 5 } as const satisfies Choice;
export const REVIEWS = { least: 20, usual: 100, most: 300, step: 20 } as const satisfies Choice;
/** The wanted share of cards known when they return, in per cent. */
export const RETENTION_PERCENT = { least: 80, usual: 90, most: 97, step: 1 } as const satisfies Choice;

export const USUAL_LIMITS: ReviewLimits = { newCards: NEW_CARDS.usual, reviews: REVIEWS.usual };

/** The cost of a certainty. */
interface Cost {
  /** The wait in days of a card that waits 20 days by default. */
  readonly waitsDays: number;
  /** How often a card that is always known returns in its first 30 days: the later daily load of one new card per day. */
  readonly returns: number;
}

/**
 * The cost by share in per cent, copied from the schedule, which is too large to load for a sentence. A test checks that
 * they agree.
 */
export const COST_OF_RETENTION: Readonly<Record<number, Cost>> = {
  80: { waitsDays: 66, returns: 1 },
  81: { waitsDays: 60, returns: 1 },
  82: { waitsDays: 53, returns: 1 },
  83: { waitsDays: 48, returns: 1 },
  84: { waitsDays: 43, returns: 1 },
  85: { waitsDays: 38, returns: 1 },
  86: { waitsDays: 34, returns: 1 },
  87: { waitsDays: 30, returns: 2 },
  88: { waitsDays: 26, returns: 2 },
  89: { waitsDays: 23, returns: 2 },
  90: { waitsDays: 20, returns: 2 },
  91: { waitsDays: 17, returns: 2 },
  92: { waitsDays: 15, returns: 2 },
  93: { waitsDays: 12, returns: 3 },
  94: { waitsDays: 10, returns: 3 },
  95: { waitsDays: 8, returns: 4 },
  96: { waitsDays: 6, returns: 4 },
  97: { waitsDays: 4, returns: 5 },
};
