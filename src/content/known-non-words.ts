/**
 * Words that the dictionary accepts as compounds, but that are none: a wrong linking letter, an old spelling or a
 * wrong plural. Add what slips through.
 */
export const KNOWN_NON_WORDS: ReadonlySet<string> = new Set([
  'boomen',
  'fietsstalling',
  'huisartspost',
  'kindopvang',
  'verjaardagenfeest',
  'verjaardagfeest',
]);
