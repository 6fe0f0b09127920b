import { ANNOTATION_FILES } from '#content/annotations/annotation-files.ts';
import { COMPOUNDS } from '#content/lexicon/compounds.ts';
import { rows as glosses } from '#content/lexicon/glosses.ts';
import { NAME, NUMBER, wordsOfPiece } from '#content/schema/annotation.ts';
import { readCsvTable } from '#content/schema/csv.ts';
import { annotatedFiles } from './annotated-files.ts';
import type { Bank } from './bank.ts';
import { annotationProblems, glossProblems } from './rules/annotations.ts';
import { toVocabularyEntry } from './vocabulary-entry.ts';

const annotated = (await Promise.all(Object.values(ANNOTATION_FILES).map((load) => load()))).flatMap(
  ({ rows }) => rows,
);
const used = annotated.flatMap(({ pieces }) =>
  pieces.flatMap((piece) => wordsOfPiece(piece).flatMap((word) => word?.sense ?? [])),
);

/** The words of our texts, and what is said about them (RDG-02). */
export const annotationsBank: Bank = {
  name: 'annotations',
  path: 'src/content/annotations/annotation-files.ts',
  isModule: true,
  besides: ['public/vocabulary.csv'],
  check: (_text, _context, [vocabulary = '']) => {
    const entries = readCsvTable(vocabulary).records.map(toVocabularyEntry);
    const words = new Map(entries.map(({ id, dutch }) => [id, dutch]));
    const senses = new Set([...words.keys(), ...glosses.map(({ id }) => id)]);
    const texts = annotatedFiles.flatMap((file) => file.texts);
    return {
      problems: [
        ...annotationProblems(texts, annotated, senses),
        ...glossProblems(glosses, COMPOUNDS, words, new Set(used)),
      ],
      figures: [
        { label: 'annotated texts, words', value: `${annotated.length}, ${used.length}` },
        { label: 'different words, glosses among them', value: `${new Set(used).size}, ${glosses.length}` },
        { label: 'names, numbers', value: `${count(NAME)}, ${count(NUMBER)}` },
      ],
    };
  },
};

function count(sense: string): number {
  return used.filter((one) => one === sense).length;
}
