/**
 * Ids of items that were removed since 1.0.0, each with what replaced it, if anything (MEM-18). People's answers are stored under them:
 * never remove a line, and never remove an item without adding one.
 */
export const RETIRED_IDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['question:knm-bank-broken-phone', ['question:knm-child-breaks-window']],
  ['question:knm-bank-cancelling-in-time', ['question:knm-bank-dentist-missed-appointment']],
  ['question:mock-reading-1-road-works-no-water', []],
  ['question:mock-reading-2-cough-syrup-which-moment', []],
  ['question:mock-reading-2-tax-return-where-help', []],
  ['text:mock-writing-2-dinner-cancelled', []],
]);

/** Ids without a replacement: they lead to no item, and are in no review. */
export const GONE_IDS: ReadonlySet<string> = new Set(
  [...RETIRED_IDS].filter(([, successors]) => successors.length === 0).map(([id]) => id),
);
