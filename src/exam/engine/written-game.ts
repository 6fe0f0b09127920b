import type { OpenGameRules } from './open-game.ts';
import type { LanguageRating } from './language-rating.ts';

/** The answer to a task: for a form a text per field, otherwise one text. */
export type WrittenAnswer = readonly string[];

/** What its writer said of a text: only then is it graded (JDG-07). */
export interface WrittenCheck {
  /** The required points that the text covers, by index. */
  readonly told: readonly number[];
  readonly rating: LanguageRating;
}

/** The answer to a task of the writing game. */
export interface WrittenText {
  readonly texts: WrittenAnswer;
  /** The required points that the text covers, as ticked by its writer; null if nothing was ticked. */
  readonly told: readonly number[] | null;
  /** What its writer gave its language; null until the points are counted. */
  readonly rating: LanguageRating | null;
  /** In the study log since it was handed in, by the version before 1.1: it is not logged again. */
  readonly isLogged?: true | undefined;
}

/** What happens to a text, in a game as in an exam. */
export type WrittenEvent = { readonly at: number } & (
  | { readonly kind: 'text-changed'; readonly field: number; readonly text: string }
  | /** Toggles whether the text covers the point. */ {
      readonly kind: 'told-toggled';
      readonly point: number;
    }
  | /** Its writer has ticked and rated it: it is graded, and changes no more. */ {
      readonly kind: 'text-checked';
      readonly rating: LanguageRating;
    }
);

/** The writing game (WRI-01, WRI-02): a submitted text cannot be changed, but its content can be ticked. */
export const WRITTEN_GAME: OpenGameRules<WrittenText, WrittenEvent> = {
  blank: { texts: [], told: null, rating: null },
  isFree: false,
  step(written, event, phase) {
    if (event.kind !== 'text-changed') {
      if (phase !== 'reviewing' || written.rating !== null) return written;
      return event.kind === 'told-toggled'
        ? { ...written, told: toggled(written.told ?? [], event.point) }
        : { ...written, told: written.told ?? [], rating: event.rating };
    }
    return phase === 'doing'
      ? { ...written, texts: withField(written.texts, event.field, event.text) }
      : written;
  },
};

/** What its writer said of a text; null before. */
export function checkOf({ told, rating }: Pick<WrittenText, 'told' | 'rating'>): WrittenCheck | null {
  return rating === null ? null : { told: told ?? [], rating };
}

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
