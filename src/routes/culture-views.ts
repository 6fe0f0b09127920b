import {
  array,
  integer,
  literal,
  minValue,
  number,
  object,
  optional,
  pipe,
  readonly,
  string,
  variant,
} from 'valibot';
import { pageViews } from './page-views.ts';

/** What the culture page shows. Topics and sections go by their titles, which stay when words are added. */
export const CULTURE_VIEWS = pageViews(
  variant('kind', [
    object({ kind: literal('topics') }),
    object({ kind: literal('topic'), topic: string() }),
    object({
      kind: literal('cards'),
      topic: string(),
      section: string(),
      /** The ids of those that are asked again; all of them where left out. */
      only: optional(pipe(array(string()), readonly())),
      /** The place in the deck, from 0: it brings a person back to the card they left. */
      card: pipe(number(), integer(), minValue(0)),
    }),
  ]),
  { kind: 'topics' },
);
