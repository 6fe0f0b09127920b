import type { CsvRecord } from '#content/schema/csv.ts';
import type { INTERACTION_COLUMNS } from '#content/schema/interaction-row.ts';
import type { RowWith } from './bank.ts';

/** A row of a theme's file, strictly: every column is there, if only as an empty text. Exceptions name its id. */
export type InteractionEntry = RowWith<(typeof INTERACTION_COLUMNS)[number]> & {
  /** How many cells the row has; another number than there are columns means a comma too many or too few. */
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
