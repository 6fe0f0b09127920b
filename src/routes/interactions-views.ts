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

const wholeNumber = pipe(number(), integer(), minValue(0));

/** The views of the interactions page. Themes and questions are identified by their ids. */
export const INTERACTIONS_VIEWS = pageViews(
  variant('kind', [
    object({ kind: literal('themes') }),
    object({
      kind: literal('practice'),
      theme: wholeNumber,
      /** The ids of the repeated questions; by default all. */
      only: optional(pipe(array(string()), readonly())),
      /** The position in the theme, from 0, to return to the same question. */
      card: wholeNumber,
    }),
    object({ kind: literal('of-the-day'), question: string() }),
  ]),
  { kind: 'themes' },
);
