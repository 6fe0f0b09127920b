import { idFromText } from '#lib/id-from-text.ts';
import type { ShownText } from '#lib/shown-text.ts';
import { type Random, pickOne } from '#lib/random.ts';

/** A question that people ask, with a possible answer (INT-07). */
export interface Question {
  /** From the file: stays the same when the question is corrected or moved (DAT-06). */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** In the chosen language, or in English (LNG-03). */
  readonly questionMeaning?: string;
  readonly answerMeaning?: string;
  /** Whether they are in the chosen language. */
  readonly isTranslated?: boolean;
}

/** What is known of a theme before its file is read (INT-01). */
export interface ThemeOutline {
  readonly id: number;
  readonly title: ShownText;
  readonly description: ShownText;
  readonly colour: 'blue' | 'orange' | 'green' | 'gold' | 'violet' | 'teal';
}

/** A theme with its questions, at least one. */
export interface Theme extends ThemeOutline {
  readonly questions: readonly Question[];
}

/** A row as read from a theme's file, with its meanings where the chosen language has them; files from before ids have none (DAT-06). */
export type QuestionRow = Omit<Question, 'id'> &
  Partial<Pick<Question, 'id'>> & { readonly questionEn?: string; readonly answerEn?: string };

/** A theme with the questions of its file, in their order (INT-07). */
export function buildTheme(outline: ThemeOutline, rows: readonly QuestionRow[]): Theme {
  const { id, title, description, colour } = outline;
  const questions = rows.map(buildQuestion);
  return { id, title, description, colour, questions };
}

function buildQuestion({ questionEn, answerEn, ...row }: QuestionRow): Question {
  const { questionMeaning = questionEn, answerMeaning = answerEn } = row;
  return {
    ...row,
    id: row.id ?? idFromText(row.question),
    ...(row.questionMeaning !== undefined && { isTranslated: true }),
    ...(questionMeaning !== undefined && { questionMeaning }),
    ...(answerMeaning !== undefined && { answerMeaning }),
  };
}

/** A question and the theme it belongs to. */
export interface QuestionInTheme {
  readonly theme: Theme;
  readonly question: Question;
}

/**
 * A random question from all themes, each equally likely, but not the one with the given id unless it is the only one (INT-06). Undefined
 * when there is none.
 */
export function drawQuestion(
  themes: readonly Theme[],
  shownId: string | null,
  random: Random,
): QuestionInTheme | undefined {
  const all = questionsIn(themes);
  const others = all.filter(({ question }) => question.id !== shownId);
  return pickOne(others.length > 0 ? others : all, random);
}

/** The question with an id, undefined when there is none (any more). */
export function findQuestion(themes: readonly Theme[], id: string): QuestionInTheme | undefined {
  return questionsIn(themes).find(({ question }) => question.id === id);
}

function questionsIn(themes: readonly Theme[]): QuestionInTheme[] {
  return themes.flatMap((theme) => theme.questions.map((question) => ({ theme, question })));
}

/** The questions that can be practised when no theme loads (INT-07). */
export const FALLBACK_QUESTIONS: readonly Question[] = [
  {
    id: 'hoe-heet-u',
    question: 'Hoe heet u?',
    answer: 'Mijn naam is Olena Bondar. Olena is mijn voornaam.',
    questionMeaning: 'What is your name?',
    answerMeaning: 'My name is Olena Bondar. Olena is my first name.',
  },
  {
    id: 'waar-woont-u',
    question: 'Waar woont u?',
    answer: 'In Utrecht, samen met mijn man en onze twee kinderen.',
    questionMeaning: 'Where do you live?',
    answerMeaning: 'In Utrecht, with my husband and our two children.',
  },
];
