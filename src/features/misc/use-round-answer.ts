import type { AskedRound } from '#domain/round/round-machine.ts';
import { useStudyAnswer } from '#shared/flashcards/use-study-answer.ts';

/** What a round hands to the view of its question. */
export interface QuestionProps<Item> {
  readonly state: AskedRound<Item>;
  readonly onAnswered: (answer: string, isRight: boolean) => void;
  readonly onNext: () => void;
}

/**
 * Gives an answer to the round and to the study log (MEM-01). An answer is final: later ones are not heard.
 * @param id the item of the log that the question is about
 */
export function useRoundAnswer(
  { state, onAnswered }: Pick<QuestionProps<unknown>, 'state' | 'onAnswered'>,
  id: string,
): (answer: string, isRight: boolean) => void {
  const recordAnswer = useStudyAnswer(id, 'game');
  return (answer, isRight) => {
    if (state.phase === 'answered') return;
    recordAnswer(isRight ? 'right' : 'wrong', answer);
    onAnswered(answer, isRight);
  };
}
