/** What shows that somebody came to do something. */
export const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'wheel'] as const;
