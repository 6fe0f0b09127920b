// From its own file: by the package's main entry all its other kinds of comparison come along.
import { diffArrays } from 'diff/lib/diff/array.js';
import { foldText } from '#lib/fold-text.ts';

/** What a slip is called (MEM-09). */
export type SlipKind = 'article' | 'word-order' | 'spelling' | 'other-word';

/** A piece of two words laid over each other, letter by letter. */
export interface LetterChange {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly text: string;
}

/** How a typed word or sentence compares with the one that was asked for. */
export type TypedJudgement =
  /** `remark`: no mistake, but to be told: a keyboard would have made it otherwise, or the card wants another word. */
  | { readonly kind: 'right'; readonly remark: 'capital' | 'accent' | 'punctuation' | 'another-word' | null }
  | { readonly kind: 'wrong'; readonly slip: SlipKind; readonly changes: readonly LetterChange[] };

const APOSTROPHES = /[‘’‚‛ʼ′`´]/g;
/** What ends a sentence is no part of a word that is asked for. */
const END = /[\s.!?…]+$/u;
const ARTICLE = /^(?:de|het|een)\s+/i;
/** More letters astray than this share of them, and it is another word. */
const SLIP_SHARE = 0.4;

/**
 * Judges what was typed (MEM-09): after Unicode normalisation, without outer and double spaces, quotation of the keyboard
 * and a closing full stop. Capitals and accents are no mistake, for not every keyboard has them at hand, and neither are
 * commas and the stops between two sentences, which nobody hears; they are remarked on.
 * @param others what else is right, as *kwaad* is where the English of *boos* is asked for
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

/** Often a matter of taste. One inside a number or a time is a part of it: `2,50`, `10.30`. */
const STOPS = /\s*(?:,(?!\d)|[;:.!?](?=\s|$))+\s*/g;

function withoutStops(text: string): string {
  return foldText(text.replace(STOPS, ' '));
}

/**
 * The same where more than one answer is right: the judgement of the first that was typed, and of a wrong answer the one
 * beside which least has to change.
 */
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

/** An article is taken as a whole: *de* for *het* shares a letter with it, and nothing else. */
function articleChanges(given: string, wanted: string): LetterChange[] {
  const [one, other] = [given, wanted].map((text) => ARTICLE.exec(text)?.[0] ?? '');
  const word = { kind: 'kept', text: wanted.slice(other?.length) } as const;
  // The space belongs to the word where both have an article.
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

/** What has to change letter by letter for one to become the other. Capitals and accents alone are no change. */
function letterChanges(given: string, wanted: string): LetterChange[] {
  return diffArrays(lettersIn(given), lettersIn(wanted), { comparator: isAlike }).map(
    ({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'kept',
      text: value.join(''),
    }),
  );
}

const LETTERS = new Intl.Segmenter('nl', { granularity: 'grapheme' });

/** What a person calls a letter: `é` is one, however it is written. */
function lettersIn(text: string): string[] {
  return Array.from(LETTERS.segment(text), ({ segment }) => segment);
}
