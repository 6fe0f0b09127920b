import { integer, maxValue, minValue, number, object, pipe } from 'valibot';

/** What examiners look at besides the task, in their order, and the most points for each (JDG-07). */
export const LANGUAGE_POINTS = { grammar: 2, spelling: 2, coherence: 1, words: 2 } as const;
export type LanguageCriterion = keyof typeof LANGUAGE_POINTS;
export const LANGUAGE_CRITERIA = [
  'grammar',
  'spelling',
  'coherence',
  'words',
] as const satisfies readonly LanguageCriterion[];

/** What somebody gives the language of a text. */
export type LanguageRating = Readonly<Record<LanguageCriterion, number>>;

const upTo = (most: number) => pipe(number(), integer(), minValue(0), maxValue(most));

/** Its stored form. */
export const KEPT_LANGUAGE_RATING = object({
  grammar: upTo(LANGUAGE_POINTS.grammar),
  spelling: upTo(LANGUAGE_POINTS.spelling),
  coherence: upTo(LANGUAGE_POINTS.coherence),
  words: upTo(LANGUAGE_POINTS.words),
});
