import { literal, object, string, variant } from 'valibot';
import { onlyIds, pageViews, wholeNumber } from './page-views.ts';

/** The views of the interactions page. Themes and questions are identified by their ids. */
export const INTERACTIONS_VIEWS = pageViews(
  variant('kind', [
    object({ kind: literal('themes') }),
    object({
      kind: literal('practice'),
      theme: wholeNumber,
      only: onlyIds,
      /** The position in the theme, from 0, to return to the same question. */
      card: wholeNumber,
    }),
    object({ kind: literal('of-the-day'), question: string() }),
  ]),
  { kind: 'themes' },
);
