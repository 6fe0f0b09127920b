// Imported from its own file, because the package's main entry loads all other kinds of comparison too.
import { diffArrays } from 'diff/lib/diff/array.js';

const APOSTROPHES = /[‘’‚‛ʼ′`´]/g;
const QUOTATION_MARKS = /[“”„‟″«»]/g;

/**
 * A typed sentence with keyboard differences removed: typographic apostrophes and quotation marks become straight,
 * several blanks become one, and outer blanks are dropped (GRA-20).
 */
function plainSentence(text: string): string {
  return text
    .normalize('NFC')
    .replace(APOSTROPHES, "'")
    .replace(QUOTATION_MARKS, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a sentence was typed right. Capitals don't count; punctuation does (GRA-20). */
export function isSameSentence(typed: string, right: string): boolean {
  return plainSentence(typed).toLowerCase() === plainSentence(right).toLowerCase();
}

/** A piece of a comparison of two sentences: in both, only in the first, or only in the second. */
export interface SentenceChange {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly text: string;
}

/** A word, or a sign that stands by itself; an apostrophe or hyphen belongs to its word. */
const TOKEN = /['\p{L}\p{M}\p{N}-]+|[^\s'\p{L}\p{M}\p{N}-]/gu;

/** The changes of words that turn one sentence into the other (GRA-20). Capitals alone are not changes. */
export function sentenceChanges(from: string, to: string): SentenceChange[] {
  const differences = diffArrays(tokensOf(from), tokensOf(to), {
    comparator: (one, other) => one.toLowerCase() === other.toLowerCase(),
  });
  return differences.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'kept',
    text: value.join(' ').replace(/ (?=[.,;:!?])/g, ''),
  }));
}

function tokensOf(sentence: string): string[] {
  return plainSentence(sentence).match(TOKEN) ?? [];
}
