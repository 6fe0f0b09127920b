/**
 * The number of items of each kind of work when the app was built. Inserted by scripts/vite/built-work.ts; empty without
 * Vite, as in tests.
 */
export const BUILT_WORK: Readonly<Partial<Record<string, number>>> = {};

/** The number of different questions of each part of the exam, including the mock exams. Inserted in the same way. */
export const BUILT_QUESTIONS: Readonly<Partial<Record<string, number>>> = {};
