/** What comes into review by itself: everything studied, or only mistakes (MEM-05). */
export const REVIEW_SCOPES = ['studied', 'added'] as const;
export type ReviewScope = (typeof REVIEW_SCOPES)[number];
