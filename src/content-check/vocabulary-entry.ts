import type { VOCABULARY_COLUMNS } from '#content/schema/vocabulary-row.ts';
import type { CsvRecord } from '#content/schema/csv.ts';

/** A row of the vocabulary file, read strictly: every column is there, if only as an empty text. */
export type VocabularyEntry = Readonly<Record<(typeof VOCABULARY_COLUMNS)[number], string>> & {
  readonly line: number;
  /** How many cells the row has; if not as many as there are columns, a comma is missing or extra. */
  readonly width: number;
};

export function toVocabularyEntry({ line, cells, width }: CsvRecord): VocabularyEntry {
  const cell = (column: (typeof VOCABULARY_COLUMNS)[number]) => cells.get(column) ?? '';
  return {
    line,
    width,
    dutch: cell('dutch'),
    english: cell('english'),
    topic: cell('topic'),
    subsection: cell('subsection'),
    example: cell('example'),
    article: cell('article'),
    pronunciation: cell('pronunciation'),
    id: cell('id'),
    kind: cell('kind'),
    plural: cell('plural'),
    past: cell('past'),
    participle: cell('participle'),
    auxiliary: cell('auxiliary'),
    example_en: cell('example_en'),
    comparative: cell('comparative'),
    example2: cell('example2'),
    example2_en: cell('example2_en'),
    note: cell('note'),
    also: cell('also'),
    easy_example: cell('easy_example'),
    easy_example_en: cell('easy_example_en'),
  };
}
