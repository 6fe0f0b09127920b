import { comparable, wordsOf } from '#lib/dutch-words.ts';
import type { CheckedRow, Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';
import type { ReferenceLists } from '../reference-lists.ts';

/** About what a learner at A2 may have met. */
const FREQUENT_RANK = 5000;
/** The list has no apostrophes: `foto's` counts as `foto`, `zo'n` as `zo`. */
const FROM_APOSTROPHE = /'.*$/;

/**
 * A warning for each word of the texts that is neither frequent nor taught by the bank. Names (a capital inside the sentence) and numbers
 * don't count.
 * @param textsOf the Dutch texts of a row
 * @param ownWordsOf the words, in all their forms, that a row teaches
 */
export function frequentWordsRule<Row extends CheckedRow>(
  textsOf: (row: Row) => readonly string[],
  ownWordsOf: (row: Row, reference: ReferenceLists) => readonly string[] = () => [],
): Rule<Row> {
  return (rows, { reference }) => {
    const known = new Set(rows.flatMap((row) => ownWordsOf(row, reference)).map(comparable));
    const isFrequent = (word: string) =>
      (reference.frequencyRank(word) ?? FREQUENT_RANK + 1) <= FREQUENT_RANK;
    const problems: Problem[] = [];
    for (const row of rows) {
      for (const written of textsOf(row).flatMap(wordsThatCount)) {
        const word = written.toLowerCase().replace(FROM_APOSTROPHE, '');
        if (word === '' || isFrequent(word)) continue;
        if (known.has(comparable(word)) || known.has(comparable(written))) continue;
        known.add(comparable(word));
        const message = `"${word}" is neither among the ${FREQUENT_RANK} most frequent words nor in the bank`;
        problems.push({ level: 'warning', rule: 'frequency', line: row.line, about: word, message });
      }
    }
    return problems;
  };
}

/** The words of a sentence, without names and numbers. A capital at its start doesn't make a name. */
export function wordsThatCount(sentence: string): string[] {
  return wordsOf(sentence).filter((word, place) => {
    const isName = place > 0 && /^\p{Lu}/u.test(word);
    return !isName && !/^\p{N}/u.test(word);
  });
}
