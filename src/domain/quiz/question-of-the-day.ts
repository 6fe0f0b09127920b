import { DAY_MS } from '#lib/duration.ts';

/**
 * The question of a day: each day the next one, then from the first again (GRA-19). A day begins at midnight where the
 * device is.
 * @param now ms since 1970
 */
export function questionOfTheDay<Question>(
  questions: readonly Question[],
  now: number,
): Question | undefined {
  const date = new Date(now);
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
  return questions.at(day % questions.length);
}
