/**
 * How many items of each kind of work there were when the app was built. Put in by scripts/vite/built-work.ts; without Vite, as in
 * tests, none.
 */
export const BUILT_WORK: Readonly<Partial<Record<string, number>>> = {};

/** How many different questions the app has of each part of the exam, those of the mock exams among them. Likewise. */
export const BUILT_QUESTIONS: Readonly<Partial<Record<string, number>>> = {};
