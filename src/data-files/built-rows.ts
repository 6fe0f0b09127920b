/**
 * The number of usable rows of each data file when the app was built, by path. Filled in by scripts/vite/data-files.ts,
 * also during development. Without Vite, as in tests, it is empty.
 */
export const BUILT_ROWS: Readonly<Record<string, number>> = {};
