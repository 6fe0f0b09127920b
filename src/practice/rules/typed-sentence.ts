// From its own file: by the package's main entry all its other kinds of comparison come along.
import { diffArrays } from 'diff/lib/diff/array.js';

const APOSTROPHES = /[‘’‚‛ʼ′`´]/g;
const QUOTATION_MARKS = /[“”„‟″«»]/g;

/**
 * A typed sentence with what the keyboard decides made alike: typographic apostrophes and quotation marks are straight,
 * blanks in a row are one, none stand at the ends (GRA-20).
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

/** A piece of two sentences laid over each other: what both have, what only the first has, what only the second has. */
export interface SentenceChange {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly text: string;
}

/** A word, or a sign that stands by itself; an apostrophe or hyphen belongs to its word. */
const TOKEN = /['\p{L}\p{M}\p{N}-]+|[^\s'\p{L}\p{M}\p{N}-]/gu;

/** What has to change word by word for one sentence to become the other (GRA-20). Capitals alone are no change. */
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
