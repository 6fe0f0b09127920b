import { literal, object, string, variant } from 'valibot';
import { onlyIds, pageViews, wholeNumber } from './page-views.ts';

/** The views of the culture page. Topics and sections are identified by their titles, which stay when words are added. */
export const CULTURE_VIEWS = pageViews(
  variant('kind', [
    object({ kind: literal('topics') }),
    object({ kind: literal('topic'), topic: string() }),
    object({
      kind: literal('cards'),
      topic: string(),
      section: string(),
      only: onlyIds,
      /** The position in the list, from 0, to return to the same card. */
      card: wholeNumber,
    }),
  ]),
  { kind: 'topics' },
);
