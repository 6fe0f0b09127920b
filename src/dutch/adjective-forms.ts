import { hasOneSyllable, misspellings, withVowelEnding } from './spelling.ts';

/** GRA-12: -der after r, else -er: duurder, groter, dikker, viezer. */
export function regularComparative(adjective: string): string {
  return adjective.endsWith('r') ? `${adjective}der` : withVowelEnding(adjective, 'er');
}

/** GRA-12: -st; only -t after the sound s: grootst, viest. */
export function regularSuperlative(adjective: string): string {
  return /(?:s|sch|x)$/.test(adjective) ? `${adjective}t` : `${adjective}st`;
}

/** Wrong comparatives that learners form, the likeliest first; `meer groot` only with short words. */
export function comparativeMistakes(adjective: string, comparative: string): readonly string[] {
  const spelled = misspellings(adjective, 'er');
  const forms = [
    regularComparative(adjective),
    ...(adjective.endsWith('r') ? [`${adjective}er`] : []),
    ...(hasOneSyllable(adjective) ? [`meer ${adjective}`] : []),
    ...spelled,
    `${adjective}der`,
    `${adjective}st`,
    `${comparative}er`,
  ];
  return forms.filter((form) => form !== comparative);
}

/** Wrong superlatives that learners form, the likeliest first; not `meest vers`, which some say after an s. */
export function superlativeMistakes(
  adjective: string,
  { comparative, superlative }: { readonly comparative: string; readonly superlative: string },
): readonly string[] {
  const forms = [
    regularSuperlative(adjective),
    ...(adjective.endsWith('s') ? [`${adjective}st`] : []),
    ...(hasOneSyllable(adjective) && !adjective.endsWith('s') ? [`meest ${adjective}`] : []),
    `${comparative}st`,
    `${adjective}est`,
  ];
  return forms.filter((form) => form !== superlative);
}

/** GRA-12: the adjective with -e: grote, dikke, vieze. */
export function withInflection(adjective: string): string {
  return withVowelEnding(adjective, 'e');
}
