import type { OpenGameRules } from './open-game.ts';

/** The answer to a task: for a form a text per field, otherwise one text. */
export type WrittenAnswer = readonly string[];

/** The answer to a task of the writing game. */
export interface WrittenText {
  readonly texts: WrittenAnswer;
  /** The required points that the text covers, as ticked by its writer; null if nothing was ticked. */
  readonly told: readonly number[] | null;
}

/** What happens to a text, in a game as in an exam. */
export type WrittenEvent = { readonly at: number } & (
  | { readonly kind: 'text-changed'; readonly field: number; readonly text: string }
  | /** Toggles whether the text covers the point. */ {
      readonly kind: 'told-toggled';
      readonly point: number;
    }
);

/** The writing game (WRI-01, WRI-02): a submitted text cannot be changed, but its content can be ticked. */
export const WRITTEN_GAME: OpenGameRules<WrittenText, WrittenEvent> = {
  blank: { texts: [], told: null },
  isFree: false,
  step(written, event, phase) {
    if (event.kind === 'told-toggled') {
      return phase === 'reviewing' ? { ...written, told: toggled(written.told ?? [], event.point) } : written;
    }
    return phase === 'doing'
      ? { ...written, texts: withField(written.texts, event.field, event.text) }
      : written;
  },
};

/** An answer with another text in one of its fields; the very same where nothing changes. */
export function withField(before: WrittenAnswer, field: number, text: string): WrittenAnswer {
  if (field < 0 || before[field] === text) return before;
  return Array.from({ length: Math.max(before.length, field + 1) }, (_, place) =>
    place === field ? text : (before[place] ?? ''),
  );
}

/** The covered points of a text, with one added or removed. */
export function toggled(places: readonly number[], place: number): readonly number[] {
  const others = places.filter((one) => one !== place);
  return others.length < places.length ? others : [...others, place].toSorted((a, b) => a - b);
}
