import { comparable, wordsOf } from '#lib/dutch-words.ts';
import type { CheckedRow, Rule } from '../bank.ts';
import { sentencesIn } from '../dutch-text.ts';
import type { Problem } from '../problem.ts';

/** Dutch in a text that teaches: next to Dutch that is wrong on purpose, and parts of words. */
export interface TaughtDutch extends CheckedRow {
  readonly dutch: readonly string[];
  readonly wrong: readonly string[];
}

/** Sounds: `aa`. */
const LONGEST_PIECE = 2;
/** Prefixes and suffixes: `ge-`, `-heid`. */
const AFFIX = /(?<![\p{L}\p{N}'])-\p{L}+|\p{L}+-(?![\p{L}\p{N}])/gu;

/**
 * CON-06 CON-07: the Dutch of a lesson or question is spelled right. It skips the words of what is wrong on purpose, endings, and pieces of
 * one or two letters; syllables are joined to their word (`ka-ten` as `katen`).
 */
export const taughtSpellingRule: Rule<TaughtDutch> = (rows, { speller, names }) =>
  rows.flatMap((row) => {
    const sentences = row.dutch.flatMap((text) => sentencesIn(text.replace(AFFIX, ' ')));
    const words = new Set(sentences.flatMap(wholeWordsIn));
    const firstWords = new Set(sentences.flatMap((sentence) => wordsOf(sentence).slice(0, 1)));
    const onPurpose = new Set(row.wrong.flatMap(wordsOf).map(plain));
    const isFine = (word: string) =>
      names.has(word) ||
      onPurpose.has(plain(word)) ||
      speller.accepts(word) ||
      speller.accepts(word.replaceAll('-', '')) ||
      // The dictionary accepts the names of months in lower case only.
      (firstWords.has(word) && speller.accepts(word.toLowerCase()));
    return [...words]
      .filter((word) => !isFine(word))
      .map((word): Problem => {
        const suggestions = speller.suggestions(word).slice(0, 3).join(', ');
        const message = `"${word}" is in no dictionary${suggestions === '' ? '' : `; meant: ${suggestions}?`}`;
        return { level: 'error', rule: 'spelling', line: row.line, about: word, message };
      });
  });

function wholeWordsIn(text: string): string[] {
  return wordsOf(text).filter((word) => word.length > LONGEST_PIECE && !/^\d/.test(word));
}

function plain(word: string): string {
  return comparable(word).replaceAll('-', '');
}
