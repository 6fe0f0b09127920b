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

const viewSchema = variant('kind', [
  object({ kind: literal('topics') }),
  object({ kind: literal('topic'), topic: string() }),
  object({
    kind: literal('cards'),
    topic: string(),
    section: string(),
    only: optional(array(string())),
    card: pipe(number(), integer(), minValue(0)),
  }),
]);

/** What the culture page shows. Topics and sections go by their titles, which stay when words are added. */
export type CultureView =
  | { readonly kind: 'topics' }
  | { readonly kind: 'topic'; readonly topic: string }
  | {
      readonly kind: 'cards';
      readonly topic: string;
      readonly section: string;
      /** The ids of those that are asked again; all of them where left out. */
      readonly only?: readonly string[] | undefined;
      /** The place in the deck, from 0: it brings a person back to the card they left. */
      readonly card: number;
    };

export const FIRST_VIEW: CultureView = { kind: 'topics' };

/** A view from the browser's history, or null when something else stands there. */
export function parseCultureView(value: unknown): CultureView | null {
  const parsed = safeParse(viewSchema, value);
  return parsed.success ? parsed.output : null;
}
