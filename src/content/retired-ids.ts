/**
 * Ids that were shipped and whose items are no more, each with what took its place (MEM-18). Where nothing did, the
 * id stands in `gone-ids.ts`. People's answers stand under them: a line is never taken out, and an item is never removed
 * without one.
 */
export const RETIRED_IDS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  // One word stood in two sections, and had one id for both.
  [
    'culture-word:de-wachtlijst-waiting-list',
    ['culture-word:de-wachtlijst-woning', 'culture-word:de-wachtlijst-opvang'],
  ],
  // One word with its ending, and without.
  ['word:andere', ['word:ander']],
  // Said in two parts, and taught so.
  ['word:waarvandaan', ['word:waar-vandaan']],
]);
