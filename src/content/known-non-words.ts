/**
 * Words that the dictionary accepts as compounds but that aren't Dutch words: a wrong linking letter, an old spelling or a wrong plural.
 * Add others as you find them.
 */
export const KNOWN_NON_WORDS: ReadonlySet<string> = new Set([
  'boomen',
  'fietsstalling',
  'huisartspost',
  'kindopvang',
  'verjaardagenfeest',
  'verjaardagfeest',
]);
