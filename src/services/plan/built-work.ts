import type { WorkAreaId } from '#services/plan/work-areas.ts';

/**
 * How many items of each kind of work there were when the app was built. Put in by scripts/vite/built-work.ts; without Vite, as in
 * tests, none.
 */
export const BUILT_WORK: Readonly<Partial<Record<WorkAreaId, number>>> = {};
