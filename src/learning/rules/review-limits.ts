/** How much review asks of a day, and how sure one wants to be: what a person may choose, and what holds else (MEM-07). */

/** New cards and reviews a day. */
export interface ReviewLimits {
  readonly newCards: number;
  readonly reviews: number;
}

interface Choice {
  readonly least: number;
  readonly usual: number;
  readonly most: number;
  readonly step: number;
}

export const NEW_CARDS = { least: 0, usual: 10, most: 50, step: 5 } as const satisfies Choice;
export const REVIEWS = { least: 20, usual: 100, most: 300, step: 20 } as const satisfies Choice;
/** Which share of the cards is to be known when they come back, in per cent. */
export const RETENTION_PERCENT = { least: 80, usual: 90, most: 97, step: 1 } as const satisfies Choice;

export const USUAL_LIMITS: ReviewLimits = { newCards: NEW_CARDS.usual, reviews: REVIEWS.usual };

/** What it costs to be so sure. */
interface Cost {
  /** So many days a card waits that waits 20 at the usual share. */
  readonly waitsDays: number;
  /** How often a card that is known each time comes back in its first 30 days: what a new card a day comes to later on. */
  readonly returns: number;
}

/**
 * By the share in per cent, from the schedule, which is too heavy to be loaded for a sentence; its test holds them to each
 * other.
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
