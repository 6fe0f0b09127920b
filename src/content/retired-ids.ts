/**
 * Ids of items that are no more since 1.0.0, each with what took its place, if anything did (MEM-18). People's answers stand
 * under them: a line is never taken out, and an item is never removed without one.
 */
export const RETIRED_IDS: ReadonlyMap<string, readonly string[]> = new Map();

/** Those with nothing in their place: they lead to no item, and wait in no review. */
export const GONE_IDS: ReadonlySet<string> = new Set(
  [...RETIRED_IDS].filter(([, successors]) => successors.length === 0).map(([id]) => id),
);
