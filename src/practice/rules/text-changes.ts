// Imported from its own file, because the package's main entry loads all other kinds of comparison too.
import { diffArrays } from 'diff/lib/diff/array.js';
import { foldText } from '#lib/fold-text.ts';

/** A piece of a comparison of two texts: in both, only in the first, or only in the second. */
export interface TextChange {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly text: string;
}

const APOSTROPHES = /[‘’‚‛ʼ′`´]/g;
const QUOTATION_MARKS = /[“”„‟″«»]/g;
/** A word, or a sign that stands by itself; an apostrophe or hyphen belongs to its word. */
const TOKEN = /['\p{L}\p{M}\p{N}-]+|[^\s'\p{L}\p{M}\p{N}-]/gu;

/** The changes of words that turn one sentence into the other (GRA-20). Capitals alone are not changes. */
export function sentenceChanges(from: string, to: string): TextChange[] {
  return changesOf(tokensOf(from), tokensOf(to), isSameWord).map(({ kind, pieces }) => ({
    kind,
    text: pieces.join(' ').replace(/ (?=[.,;:!?])/g, ''),
  }));
}

/** The changes of letters that turn one word into the other (MEM-09). Capitals and accents alone are not changes. */
export function letterChanges(from: string, to: string): TextChange[] {
  return changesOf(lettersIn(from), lettersIn(to), isSameLetter).map(({ kind, pieces }) => ({
    kind,
    text: pieces.join(''),
  }));
}

const isSameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const isSameLetter = (one: string, other: string) => foldText(one) === foldText(other);

function changesOf(from: string[], to: string[], isSame: (one: string, other: string) => boolean) {
  return diffArrays(from, to, { comparator: isSame }).map(({ value, added, removed }) => ({
    kind: added ? ('added' as const) : removed ? ('removed' as const) : ('kept' as const),
    pieces: value,
  }));
}

/** Differences of keyboards don't count: kinds of apostrophes and quotation marks, several blanks (GRA-20). */
function tokensOf(sentence: string): string[] {
  const plain = sentence.normalize('NFC').replace(APOSTROPHES, "'").replace(QUOTATION_MARKS, '"');
  return plain.match(TOKEN) ?? [];
}

const LETTERS = new Intl.Segmenter('nl', { granularity: 'grapheme' });

/** The letters as people see them: `é` is one, however it is encoded. */
function lettersIn(text: string): string[] {
  return Array.from(LETTERS.segment(text.normalize('NFC')), ({ segment }) => segment);
}
