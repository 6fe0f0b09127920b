import { ANNOTATED_TEXTS } from '#content/annotations/annotation-files.ts';
import { USUAL_SENSES } from '#content/annotations/usual-senses.ts';
import { COMPOUNDS } from '#content/lexicon/compounds.ts';
import { rows as glosses } from '#content/lexicon/glosses.ts';
import { NAME, NUMBER } from '#content/schema/annotation.ts';
import { readCsvTable } from '#content/schema/csv.ts';
import { annotatedFiles } from './annotated-files.ts';
import { annotatedSentences } from './annotated-sentences.ts';
import type { Bank } from './bank.ts';
import { annotationProblems, glossProblems, sentenceProblems, unlikeProblems } from './rules/annotations.ts';
import { SENSES_READ } from './senses-read.ts';
import { toVocabularyEntry } from './vocabulary-entry.ts';

/** What practice makes from the words of a list. */
const GENERATED = /^practice-/;

const files = annotatedFiles.map(({ name, texts }) => {
  const annotated = ANNOTATED_TEXTS[name] ?? [];
  return { name, texts, annotated, sentences: annotatedSentences(texts, annotated, USUAL_SENSES) };
});
const sentences = files.flatMap((file) => file.sentences);
const used = sentences.flatMap(({ senses }) => senses.map(({ sense }) => sense));

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
    return {
      problems: [
        ...files.flatMap(({ texts, annotated }) =>
          annotationProblems(texts, annotated, USUAL_SENSES, senses),
        ),
        ...sentenceProblems(sentences),
        ...files
          .filter(({ name }) => GENERATED.test(name))
          .flatMap(({ texts, annotated }) => unlikeProblems(texts, annotated, USUAL_SENSES)),
        ...glossProblems(glosses, COMPOUNDS, words, new Set(used)),
      ],
      figures: [
        {
          label: 'annotated texts, sentences, words',
          value: `${files.flatMap(({ texts }) => texts).length}, ${sentences.length}, ${used.length}`,
        },
        { label: 'different words, glosses among them', value: `${new Set(used).size}, ${glosses.length}` },
        { label: 'names, numbers', value: `${count(NAME)}, ${count(NUMBER)}`, isDetail: true },
        ...SENSES_READ.map(({ from, right, of, month }) => ({
          label: `senses right in ${from}, ${month}`,
          value: `${right} of ${of}`,
        })),
      ],
    };
  },
};

function count(sense: string): number {
  return used.filter((one) => one === sense).length;
}
