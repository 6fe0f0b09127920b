/** What a writer should look at once more in a letter (JDG-08): named with its place, never called an error. */

/** The kinds, what weighs most first: three of them are named as what to mend first. */
export const ADVICE_KINDS = [
  'verb-second',
  'verb-last',
  'verb-form',
  'that-missing',
  'polite',
  'article',
  'no-article',
  'closing',
  'spelling',
  'english',
  'full-stop',
  'capital',
] as const;
export type AdviceKind = (typeof ADVICE_KINDS)[number];

export interface LetterAdvice {
  readonly kind: AdviceKind;
  readonly sentence: string;
  /** Where the place begins in the letter. */
  readonly start: number;
  /** The words it is about, as written. */
  readonly place: string;
  /** How it would be right, as far as a rule can say. */
  readonly better: string | null;
  /** The word that decides: *omdat* for a verb that should stand last, the subject of a verb. */
  readonly because: string | null;
}

/** What to mend first: of each kind one place before a second one. */
export function firstToMend(advice: readonly LetterAdvice[], count = 3): readonly LetterAdvice[] {
  const nth = new Map<LetterAdvice, number>();
  const seen = new Map<AdviceKind, number>();
  for (const one of advice) {
    nth.set(one, seen.get(one.kind) ?? 0);
    seen.set(one.kind, (seen.get(one.kind) ?? 0) + 1);
  }
  const weight = (one: LetterAdvice) =>
    (nth.get(one) ?? 0) * ADVICE_KINDS.length + ADVICE_KINDS.indexOf(one.kind);
  return advice.toSorted((a, b) => weight(a) - weight(b)).slice(0, count);
}
