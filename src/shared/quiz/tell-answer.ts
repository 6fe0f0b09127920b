import { isRight, type QuizQuestion } from '#domain/quiz/quiz-machine.ts';
import { showToast } from '#ui/toast.ts';

/** The short word to an answer (GRA-04). It takes the place of the word to the answer before: they don't pile up. */
export function tellAnswer(answered: { readonly question: QuizQuestion; readonly chosen: number }): void {
  if (isRight(answered)) showToast({ title: 'Correct!', tone: 'success', about: 'answer' });
  else showToast({ title: 'Try again!', tone: 'danger', about: 'answer' });
}
