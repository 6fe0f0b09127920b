import type { CsvRecord } from '#content/schema/csv.ts';
import type { INTERACTION_COLUMNS } from '#content/schema/interaction-row.ts';
import type { RowWith } from './bank.ts';

/** A row of a theme's file, read strictly: every column is there, if only as an empty text. Exceptions refer to its id. */
export type InteractionEntry = RowWith<(typeof INTERACTION_COLUMNS)[number]> & {
  /** How many cells the row has; if not as many as there are columns, a comma is missing or extra. */
  readonly width: number;
};

export function toInteractionEntry({ line, cells, width }: CsvRecord): InteractionEntry {
  const cell = (column: (typeof INTERACTION_COLUMNS)[number]) => cells.get(column) ?? '';
  return {
    line,
    width,
    id: cell('id'),
    question: cell('question'),
    answer: cell('answer'),
    questionEn: cell('questionEn'),
    answerEn: cell('answerEn'),
  };
}
