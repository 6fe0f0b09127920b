import type { Problem } from '../problem.ts';

/**
 * PTH-01: an invented word is no word of Dutch or English, looks like one, and stands there once.
 * @param isWord looks it up everywhere
 */
export function inventedWordProblems(words: readonly string[], isWord: (word: string) => boolean): Problem[] {
  return words.flatMap((word, place) => [
    ...(isWord(word) ? [problem('invented-real', word, 'it is a word or a name')] : []),
    ...(/^[a-z]{5,12}$/u.test(word) ? [] : [problem('invented-form', word, 'it does not look like a word')]),
    ...(words.indexOf(word) === place ? [] : [problem('invented-twice', word, 'it stands there twice')]),
  ]);
}

function problem(rule: string, about: string, message: string): Problem {
  return { level: 'error', rule, line: 1, about, message: `${about}: ${message}` };
}
