import { numberWords } from '#domain/dutch/number-words.ts';

/**
 * A year as it is said and written: 1100 to 1999 by hundreds (`negentienhonderdvijfentachtig`), every other one as the
 * number it is (`tweeduizend zesentwintig`). Source: taaladvies.net, "Jaartallen voluit". Throws a RangeError for a year
 * that `numberWords` has no words for.
 */
export function yearWords(year: number): string {
  if (!Number.isInteger(year) || year < 1100 || year > 1999) return numberWords(year);
  const rest = year % 100;
  return `${numberWords(Math.floor(year / 100))}honderd${rest === 0 ? '' : numberWords(rest)}`;
}
