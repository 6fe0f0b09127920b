import { numberWords } from '#dutch/number-words.ts';
import { foldText } from '#lib/fold-text.ts';

const APOSTROPHES = /[‘’‚‛ʼ′`´]/g;
/** A word with what belongs to it: `m'n`, `'s`, `foto's`, `2,50`, `10.30`. */
const TOKEN = /'?[\p{L}\p{M}\p{N}]+(?:['\-.,:][\p{L}\p{M}\p{N}]+)*/gu;
/** `'t` and its like begin with their apostrophe; quotation marks round a word do not. */
const OWN_APOSTROPHE = /^'(?:t|n|k|m|s|r)$/;
/** A point or comma belongs to its word only between digits. */
const STOPPED = /(?<=\p{L})[.,:](?=\p{L})/gu;

/** `da's`, `wa's`: with *is* in them. */
const CONTRACTED = /(?<![\p{L}'])(da|wa)'s(?!\p{L})/giu;

/** Text with what the keyboard decides made alike. */
export function plainText(text: string): string {
  return text.normalize('NFC').replace(APOSTROPHES, "'").replace(/\s+/gu, ' ').trim();
}

/** The words of a text as they are compared: small letters, no accents, no stops. `één` and `een` are one word then. */
export function wordsOf(text: string): readonly string[] {
  return shownWordsOf(text).map((word) => foldText(inWords(word)).replace(LONE_E, 'e'));
}

/** `e-mail` and `email` are both written. */
const LONE_E = /^e-/;

const FIGURE = /^\d{1,3}$/;

/** A small number in words, as its answer has it: `3` is `drie`. */
function inWords(word: string): string {
  return FIGURE.test(word) ? numberWords(Number(word)) : word;
}

/** The same words as they were written. */
export function shownWordsOf(text: string): readonly string[] {
  const found = plainText(text).replace(STOPPED, ' ').replace(CONTRACTED, '$1t is').match(TOKEN) ?? [];
  return found.map((word) => (OWN_APOSTROPHE.test(word.toLowerCase()) ? word : word.replace(/^'/, '')));
}

/** How many letters one has to add, drop, change or swap to make one word the other. */
export function lettersBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[line - 1] === other[column - 1];
      let steps = Math.min(
        at(row, column) + 1,
        at(next, column - 1) + 1,
        at(row, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
      if (line > 1 && column > 1 && isSwapped) steps = Math.min(steps, at(before, column - 2) + 1);
      next.push(steps);
    }
    [before, row] = [row, next];
  }
  return at(row, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
