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

/** What the interactions page shows. Themes and questions go by their ids. */
export const INTERACTIONS_VIEWS = pageViews(
  variant('kind', [
    object({ kind: literal('themes') }),
    object({
      kind: literal('practice'),
      theme: wholeNumber,
      /** The ids of those that are asked again; all of them where left out. */
      only: optional(pipe(array(string()), readonly())),
      /** The place in the theme, from 0: it brings a person back to the question they left. */
      card: wholeNumber,
    }),
    object({ kind: literal('of-the-day'), question: string() }),
  ]),
  { kind: 'themes' },
);
