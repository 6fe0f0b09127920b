import type { CheckedRow, Rule } from '../bank.ts';
import { comparable, wordsOf } from '../dutch-text.ts';
import type { Problem } from '../problem.ts';

/** Dutch in a text that teaches: beside it stands Dutch that is wrong on purpose, and pieces of words. */
export interface TaughtDutch extends CheckedRow {
  readonly dutch: readonly string[];
  readonly wrong: readonly string[];
}

/** Sounds and endings: `aa`, `-te`. */
const LONGEST_PIECE = 2;

/**
 * CON-06 CON-07: the Dutch of a lesson or question is spelled right. Words of what is wrong on purpose are passed over,
 * so are syllables (`ka-ten` is read as `katen`) and pieces of one or two letters.
 */
export const taughtSpellingRule: Rule<TaughtDutch> = (rows, { speller, names }) =>
  rows.flatMap((row) => {
    const onPurpose = new Set(row.wrong.flatMap(wordsOf).map(plain));
    const isFine = (word: string) =>
      names.has(word) ||
      onPurpose.has(plain(word)) ||
      speller.accepts(word) ||
      speller.accepts(word.replaceAll('-', ''));
    const words = new Set(row.dutch.flatMap(wordsOf).filter(isWholeWord));
    return [...words]
      .filter((word) => !isFine(word))
      .map((word): Problem => {
        const suggestions = speller.suggestions(word).slice(0, 3).join(', ');
        const message = `"${word}" is in no dictionary${suggestions === '' ? '' : `; meant: ${suggestions}?`}`;
        return { level: 'error', rule: 'spelling', line: row.line, about: word, message };
      });
  });

function isWholeWord(word: string): boolean {
  return word.length > LONGEST_PIECE && !/^\d/.test(word);
}

function plain(word: string): string {
  return comparable(word).replaceAll('-', '');
}
