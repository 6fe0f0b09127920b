import { literal, nullable, object, safeParse, string, variant } from 'valibot';

const viewSchema = variant('kind', [
  object({ kind: literal('game') }),
  object({ kind: literal('calm'), theme: nullable(string()) }),
]);

/** What the page of a quiz game begins with, where nothing is under way. */
export type QuizGameView =
  | { readonly kind: 'game' }
  /** Calm practice, chosen beforehand by whoever led here: of one theme, or of all where it is null (MOC-13). */
  | { readonly kind: 'calm'; readonly theme: string | null };

export const FIRST_VIEW: QuizGameView = { kind: 'game' };

/** A view from the browser's history, or null when something else stands there. */
export function parseQuizGameView(value: unknown): QuizGameView | null {
  const parsed = safeParse(viewSchema, value);
  return parsed.success ? parsed.output : null;
}
