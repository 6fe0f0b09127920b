/**
 * How many usable rows each data file had when the app was built, by its path. Put in by scripts/vite/data-files.ts, also while
 * developing; without Vite, as in tests, nothing is known of any file.
 */
export const BUILT_ROWS: Readonly<Record<string, number>> = {};
