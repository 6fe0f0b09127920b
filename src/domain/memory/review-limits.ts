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
