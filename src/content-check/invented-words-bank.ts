import { readCsvTable } from '#content/schema/csv.ts';
import { INVENTED_WORDS } from '#content/invented-words.ts';
import type { Bank } from './bank.ts';
import { lineOf } from './line-of.ts';
import { inventedWordProblems } from './rules/invented-words.ts';

/** The invented words of the placement are no words (PTH-01). */
export const inventedWordsBank: Bank = {
  name: 'invented-words',
  path: 'src/content/invented-words.ts',
  isModule: true,
  besides: ['public/vocabulary.csv'],
  check: (source, { speller, reference, names }, [vocabulary = '']) => {
    const texts = readCsvTable(vocabulary).records.flatMap(({ cells }) => [...cells.values()]);
    const known = new Set([...texts.flatMap(wordsIn), ...[...names].map((name) => name.toLowerCase())]);
    const isWord = (word: string) =>
      known.has(word) ||
      speller.accepts(word) ||
      speller.accepts(word.charAt(0).toUpperCase() + word.slice(1)) ||
      reference.frequencyRank(word) !== undefined ||
      reference.wordsWithForm(word).length > 0;
    const problems = inventedWordProblems(INVENTED_WORDS, isWord).map((problem) => ({
      ...problem,
      line: lineOf(source, problem.about),
    }));
    return { problems, figures: [{ label: 'invented words', value: INVENTED_WORDS.length }] };
  },
};

/** All words of the bank, Dutch and English. */
function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
