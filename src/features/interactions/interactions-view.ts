import {
  array,
  integer,
  literal,
  minValue,
  number,
  object,
  optional,
  pipe,
  safeParse,
  string,
  variant,
} from 'valibot';

const wholeNumber = pipe(number(), integer(), minValue(0));

const viewSchema = variant('kind', [
  object({ kind: literal('themes') }),
  /** `card` is the place in the theme, from 0: it brings a person back to the question they left. */
  object({
    kind: literal('practice'),
    theme: wholeNumber,
    only: optional(array(string())),
    card: wholeNumber,
  }),
  object({ kind: literal('of-the-day'), question: string() }),
]);

/** What the interactions page shows. Themes and questions go by their ids. */
export type InteractionsView =
  | { readonly kind: 'themes' }
  | {
      readonly kind: 'practice';
      readonly theme: number;
      /** The ids of those that are asked again; all of them where left out. */
      readonly only?: readonly string[] | undefined;
      readonly card: number;
    }
  | { readonly kind: 'of-the-day'; readonly question: string };

export const FIRST_VIEW: InteractionsView = { kind: 'themes' };

/** A view from the browser's history, or null when something else stands there. */
export function parseInteractionsView(value: unknown): InteractionsView | null {
  const parsed = safeParse(viewSchema, value);
  return parsed.success ? parsed.output : null;
}
