import { placedWordsOf, type PlacedWord } from '#lib/dutch-words.ts';

/**
 * The words of a text whose spelling is worth looking up (MOC-09): no names, numbers and addresses, of which a dictionary knows
 * nothing, and none that stand in the task.
 *
 * @param known the words of the task, in lower case
 */
export function wordsToLookUp(text: string, known: ReadonlySet<string>): PlacedWord[] {
  const nameLines = linesOfNames(text);
  return placedWordsOf(text).filter(({ text: word, start, end }) => {
    const isLetters = /^['’]?\p{L}[\p{L}'’-]*$/u.test(word);
    const isInAddress =
      /[@/.]$/u.test(text.slice(0, start)) || /^(?:@|\.\p{L}|\/\p{L})/u.test(text.slice(end));
    const isName =
      (/^\p{Lu}/u.test(word) && !isFirst(text, start)) ||
      nameLines.some((line) => start >= line.start && end <= line.end);
    return (
      isLetters && !isInAddress && !isName && !known.has(word.toLowerCase()) && !SHORT_CLOSING.test(word)
    );
  });
}

/** The first word of a sentence or a line has a capital whatever it is. */
function isFirst(text: string, start: number): boolean {
  return /(?:^|[.!?:\n"'‘“(])\s*$/u.test(text.slice(0, start));
}

/** *Ana Pinto*, at the end of a letter or alone in a field: short lines in which every word has a capital. */
function linesOfNames(text: string): { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(/[^\n]+/gu)].flatMap(({ 0: line, index }) => {
    const words = placedWordsOf(line);
    const isNames =
      words.length > 0 &&
      words.length <= MAX_NAMES &&
      words.every(({ text: word }) => /^\p{Lu}/u.test(word)) &&
      !/[.!?,]\s*$/u.test(line);
    return isNames ? { start: index, end: index + line.length } : [];
  });
}

const MAX_NAMES = 4;
/** In no dictionary, and right under a letter (JDG-10). */
const SHORT_CLOSING = /^(?:mvg|gr)$/iu;
