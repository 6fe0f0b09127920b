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

/** The views of the culture page. Topics and sections are identified by their titles, which stay when words are added. */
export const CULTURE_VIEWS = pageViews(
  variant('kind', [
    object({ kind: literal('topics') }),
    object({ kind: literal('topic'), topic: string() }),
    object({
      kind: literal('cards'),
      topic: string(),
      section: string(),
      /** The ids of the repeated words; by default all. */
      only: optional(pipe(array(string()), readonly())),
      /** The position in the list, from 0, to return to the same card. */
      card: pipe(number(), integer(), minValue(0)),
    }),
  ]),
  { kind: 'topics' },
);
