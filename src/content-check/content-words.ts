import { comparable } from '#lib/dutch-words.ts';
import { NO_CONTENT_WORDS } from './no-content-words.ts';
import type { ReferenceLists } from './reference-lists.ts';

/** A noun, verb or adjective; where a form may belong to several (`weken`: `week`, `weken`), all of these. */
export type ContentWord = readonly string[];

/**
 * The most frequent content words, the most frequent first. Forms of one word count once, function words and names don't count (see
 * `NO_CONTENT_WORDS`).
 * @param count the maximum number
 */
export function frequentContentWords(reference: ReferenceLists, count: number): ContentWord[] {
  const counted = new Set<string>();
  const found: ContentWord[] = [];
  for (const form of reference.formsByFrequency) {
    if (found.length === count) break;
    const words = reference.wordsWithForm(form).filter((word) => !NO_CONTENT_WORDS.has(word));
    if (NO_CONTENT_WORDS.has(form) || form.length === 1 || words.length === 0) continue;
    // A form of a word that was already counted: `gaat` after `gaan`.
    if (!words.some((word) => counted.has(word))) found.push(words);
    for (const word of words) counted.add(word);
  }
  return found;
}

/**
 * Which content words a list teaches: any of the words that a form may belong to will do.
 * @param taught Dutch words as written in the list, without article; `zich` is ignored
 */
export function taughtContentWords(
  words: readonly ContentWord[],
  taught: readonly string[],
): { readonly taught: readonly ContentWord[]; readonly missing: readonly ContentWord[] } {
  const known = new Set(taught.map((word) => comparable(word).replace(/^zich /, '')));
  const isTaught = (word: ContentWord) => word.some((meaning) => known.has(meaning));
  return { taught: words.filter(isTaught), missing: words.filter((word) => !isTaught(word)) };
}
