/** A question that somebody may ask, with an answer one can give (INT-07). */
export interface Question {
  /** `themeId-rowNumber`: its place, not its identity, for which the Dutch text stands (MEM-02). */
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

/** Gives the rows of a theme's file their ids, from 1 in the order of the file (INT-07). */
export function buildTheme(outline: ThemeOutline, rows: readonly Omit<Question, 'id'>[]): Theme {
  const { id, title, description, colour } = outline;
  const questions = rows.map((row, place) => ({ ...row, id: `${id}-${place + 1}` }));
  return { id, title, description, colour, questions };
}
