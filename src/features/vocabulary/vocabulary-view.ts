import { integer, literal, minValue, number, object, pipe, safeParse, variant } from 'valibot';

const wholeNumber = pipe(number(), integer(), minValue(0));

const viewSchema = variant('kind', [
  object({ kind: literal('topics') }),
  object({ kind: literal('topic'), topic: wholeNumber }),
  /** `card` is the place in the deck, from 0: it brings a person back to the card they left. */
  object({ kind: literal('cards'), topic: wholeNumber, subsection: wholeNumber, card: wholeNumber }),
]);

/** What the vocabulary page shows. Topics go by their number, subsections by their id. */
export type VocabularyView =
  | { readonly kind: 'topics' }
  | { readonly kind: 'topic'; readonly topic: number }
  | { readonly kind: 'cards'; readonly topic: number; readonly subsection: number; readonly card: number };

export const FIRST_VIEW: VocabularyView = { kind: 'topics' };

/** A view from the browser's history, or null when something else stands there. */
export function parseVocabularyView(value: unknown): VocabularyView | null {
  const parsed = safeParse(viewSchema, value);
  return parsed.success ? parsed.output : null;
}
