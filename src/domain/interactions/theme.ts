import { idFromText } from '#lib/id-from-text.ts';

/** A question that somebody may ask, with an answer one can give (INT-07). */
export interface Question {
  /** From the file: it stays when the question is corrected or moved (DAT-06). */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly questionEn?: string;
  readonly answerEn?: string;
}

/** What is known of a theme before its file was read (INT-01). */
export interface ThemeOutline {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly colour: 'blue' | 'orange' | 'green' | 'gold' | 'violet' | 'teal';
}

/** A theme with its questions, at least one. */
export interface Theme extends ThemeOutline {
  readonly questions: readonly Question[];
}

/** A row of a theme's file as it was read; its id is missing where the file is older than ids (DAT-06). */
export type QuestionRow = Omit<Question, 'id'> & Partial<Pick<Question, 'id'>>;

/** A theme with the questions of its file, in their order (INT-07). */
export function buildTheme(outline: ThemeOutline, rows: readonly QuestionRow[]): Theme {
  const { id, title, description, colour } = outline;
  const questions = rows.map((row) => ({ ...row, id: row.id ?? idFromText(row.question) }));
  return { id, title, description, colour, questions };
}
