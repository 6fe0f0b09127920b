import { itemsOfEvent, parseStudyEvent } from '#learning/rules/study-event.ts';

/** Items that only tests know: nothing in the app leads to them, and the catalogue need not find them. */
const MADE_UP: readonly RegExp[] = [
  // From the short lists and themes that tests pass to the pages.
  // From custom lists.
  /^word:own-/,
  /^word:(?:fiets|huis|opbellen|reunie)$/,
  /^culture-word:het-alarmnummer$/,
  /^interaction:is-dit-vraag-\d$/,
  /^question:(?:sample-\d+|listening-(?:brood|kaas|melk)|meisje|conjugation-wonen|de-het-boom)$/,
];

export function isMadeUp(itemId: string): boolean {
  return MADE_UP.some((pattern) => pattern.test(itemId));
}

const recorded = new Set<string>();

/** Called by the fake database with everything written to the log. */
export function noteItems(events: readonly object[]): void {
  for (const stored of events) {
    const event = parseStudyEvent(stored);
    if (event !== null) for (const itemId of itemsOfEvent(event)) recorded.add(itemId);
  }
}

/** The ids of real items that were recorded since the last call. */
export function takeRecordedItems(): readonly string[] {
  const ids = [...recorded].filter((id) => !isMadeUp(id));
  recorded.clear();
  return ids;
}
