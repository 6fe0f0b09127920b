import type { Question, Theme } from '#domain/interactions/theme.ts';
import { pickOne, type Random } from '#lib/random.ts';

/** A question and the theme it belongs to. */
export interface QuestionInTheme {
  readonly theme: Theme;
  readonly question: Question;
}

/**
 * A random question from all themes, each as likely, but not the one with the given id unless it is the only one
 * (INT-06). Undefined when there is none.
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
