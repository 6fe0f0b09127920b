// Imported from its own file, because the package's main entry loads all other kinds of comparison too.
import { diffArrays } from 'diff/lib/diff/array.js';
import { foldText } from '#lib/fold-text.ts';

/** The kinds of slips (MEM-09). */
export type SlipKind = 'article' | 'word-order' | 'spelling' | 'other-word';

/** A piece of a letter-by-letter comparison of two words. */
export interface LetterChange {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly text: string;
}

/** The comparison of a typed word or sentence with the expected one. */
export type TypedJudgement =
  /** `remark`: not a mistake, but shown: the keyboard may be the cause, or the card asks for another word. */
  | { readonly kind: 'right'; readonly remark: 'capital' | 'accent' | 'punctuation' | 'another-word' | null }
  | { readonly kind: 'wrong'; readonly slip: SlipKind; readonly changes: readonly LetterChange[] };

const APOSTROPHES = /[‘’‚‛ʼ′`´]/g;
/** Final punctuation is not part of the expected word. */
const END = /[\s.!?…]+$/u;
const ARTICLE = /^(?:de|het|een)\s+/i;
/** With more wrong letters than this share it is another word. */
const SLIP_SHARE = 0.4;

/**
 * Judges what was typed (MEM-09): after Unicode normalisation, ignoring outer and double spaces, kinds of quotation
 * marks and a final full stop. Capitals and accents are not mistakes, because not every keyboard has them at hand.
 * Neither are commas and stops between sentences, which nobody hears. All these get a remark.
 * @param others other correct answers, such as *kwaad* for the English of *boos*
 */
export function judgeTyped(typed: string, right: string, others: readonly string[] = []): TypedJudgement {
  const [given, wanted] = [plain(typed), plain(right)];
  if (given === wanted) return { kind: 'right', remark: null };
  if (given.toLowerCase() === wanted.toLowerCase()) return { kind: 'right', remark: 'capital' };
  if (foldText(given) === foldText(wanted)) return { kind: 'right', remark: 'accent' };
  if (withoutStops(given) === withoutStops(wanted)) return { kind: 'right', remark: 'punctuation' };
  if (others.some((other) => foldText(plain(other)) === foldText(given)))
    return { kind: 'right', remark: 'another-word' };
  const changes = letterChanges(given, wanted);
  const slip = slipOf(given, wanted, changes);
  return { kind: 'wrong', slip, changes: slip === 'article' ? articleChanges(given, wanted) : changes };
}

function plain(text: string): string {
  return text.normalize('NFC').replace(APOSTROPHES, "'").replace(/\s+/gu, ' ').trim().replace(END, '');
}

/** Often a matter of taste, but part of a number or a time: `2,50`, `10.30`. */
const STOPS = /\s*(?:,(?!\d)|[;:.!?](?=\s|$))+\s*/g;

function withoutStops(text: string): string {
  return foldText(text.replace(STOPS, ' '));
}

/** The same for several correct answers: the first match, or for a wrong answer the one with the fewest changes. */
export function judgeTypedAmong(typed: string, answers: readonly [string, ...string[]]): TypedJudgement {
  const [first, ...others] = answers;
  let best = judgeTyped(typed, first);
  for (const answer of others) {
    const judged = judgeTyped(typed, answer);
    if (stepsFrom(judged) < stepsFrom(best)) best = judged;
  }
  return best;
}

function stepsFrom(judged: TypedJudgement): number {
  if (judged.kind === 'right') return judged.remark === null ? -1 : 0;
  return lettersOf('removed', judged.changes) + lettersOf('added', judged.changes);
}

function slipOf(given: string, wanted: string, changes: readonly LetterChange[]): SlipKind {
  const [one, other] = [foldText(given), foldText(wanted)];
  if (one.replace(ARTICLE, '') === other.replace(ARTICLE, '')) return 'article';
  if (sortedWords(one) === sortedWords(other)) return 'word-order';
  const astray = Math.max(lettersOf('removed', changes), lettersOf('added', changes));
  return astray <= Math.max(1, wanted.length * SLIP_SHARE) ? 'spelling' : 'other-word';
}

/** An article is compared as a whole: *de* and *het* only share a letter. */
function articleChanges(given: string, wanted: string): LetterChange[] {
  const [one, other] = [given, wanted].map((text) => ARTICLE.exec(text)?.[0] ?? '');
  const word = { kind: 'kept', text: wanted.slice(other?.length) } as const;
  // If both have an article, the space belongs to the word.
  if (one && other)
    return [
      { kind: 'removed', text: one.trim() },
      { kind: 'added', text: other.trim() },
      { ...word, text: ` ${word.text}` },
    ];
  if (one) return [{ kind: 'removed', text: one }, word];
  return [{ kind: 'added', text: other ?? '' }, word];
}

function sortedWords(text: string): string {
  return text.split(' ').toSorted().join(' ');
}

function lettersOf(kind: LetterChange['kind'], changes: readonly LetterChange[]): number {
  return changes
    .filter((change) => change.kind === kind)
    .reduce((sum, { text }) => sum + lettersIn(text).length, 0);
}

function isAlike(one: string, other: string): boolean {
  return foldText(one) === foldText(other);
}

/** The changes of letters that turn one into the other. Capitals and accents alone are not changes. */
function letterChanges(given: string, wanted: string): LetterChange[] {
  return diffArrays(lettersIn(given), lettersIn(wanted), { comparator: isAlike }).map(
    ({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'kept',
      text: value.join(''),
    }),
  );
}

const LETTERS = new Intl.Segmenter('nl', { granularity: 'grapheme' });

/** The letters as people see them: `é` is one, however it is encoded. */
function lettersIn(text: string): string[] {
  return Array.from(LETTERS.segment(text), ({ segment }) => segment);
}
