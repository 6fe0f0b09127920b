import { readCsvTable } from '#content/schema/csv.ts';
import { TO_RECOGNISE } from '#content/vocabulary/to-recognise.ts';
import type { Bank } from './bank.ts';
import { lineOf } from './line-of.ts';
import { toRecogniseProblems } from './rules/to-recognise.ts';

/** Which words are not asked to be typed (CON-10). */
export const toRecogniseBank: Bank = {
  name: 'to-recognise',
  path: 'src/content/vocabulary/to-recognise.ts',
  isModule: true,
  besides: ['public/vocabulary.csv'],
  check: (source, _context, [vocabulary = '']) => {
    const words = readCsvTable(vocabulary).records.map(({ cells }) => cells.get('id') ?? '');
    const problems = toRecogniseProblems(TO_RECOGNISE, new Set(words)).map((problem) => ({
      ...problem,
      line: lineOf(source, problem.about),
    }));
    return { problems, figures: [{ label: 'words to recognise', value: TO_RECOGNISE.length }] };
  },
};
