import type { OpenGameRules } from './open-game.ts';

/** What was written for a task: of a form a text for each field, of everything else one. */
export type WrittenAnswer = readonly string[];

/** What was written for a task of the writing game. */
export interface WrittenText {
  readonly texts: WrittenAnswer;
  /** Which of the things that were asked the text tells, as its writer ticked them; null where nothing was ticked. */
  readonly told: readonly number[] | null;
}

/** What happens to a text, in a game as in an exam. */
export type WrittenEvent = { readonly at: number } & (
  | { readonly kind: 'text-changed'; readonly field: number; readonly text: string }
  | /** The text tells it, or doesn't. */ { readonly kind: 'told-toggled'; readonly point: number }
);

/** The writing game (WRI-01, WRI-02): what was handed in can't be changed, but what it tells can be ticked. */
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

/** The places of what a text tells, with one put in or taken out. */
export function toggled(places: readonly number[], place: number): readonly number[] {
  const others = places.filter((one) => one !== place);
  return others.length < places.length ? others : [...others, place].toSorted((a, b) => a - b);
}
