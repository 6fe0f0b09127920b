import { isRight, type QuizQuestion } from '#domain/quiz/quiz-machine.ts';

interface Practised<Question> {
  readonly question: Question;
  /** Answered so far, the one on screen included once it is answered. */
  readonly answered: number;
  readonly right: number;
}

/** Practice without an end: question after question, until one stops. */
export type PracticeState<Question> =
  | ({ readonly phase: 'asking' } & Practised<Question>)
  | ({ readonly phase: 'answered'; readonly chosen: number } & Practised<Question>);

export type PracticeEvent<Question> =
  /** Locks the question. */
  | { readonly kind: 'option-chosen'; readonly option: number }
  /** Comes with the next question: making one takes chance. */
  | { readonly kind: 'next-requested'; readonly question: Question };

/** Practice at its first question. */
export function startPractice<Question extends QuizQuestion>(question: Question): PracticeState<Question> {
  return { phase: 'asking', question, answered: 0, right: 0 };
}

/** Practice after an event. One that makes no sense in this phase leaves the very same state: answers lock. */
export function practiceReducer<Question extends QuizQuestion>(
  state: PracticeState<Question>,
  event: PracticeEvent<Question>,
): PracticeState<Question> {
  const { question, answered, right } = state;
  switch (event.kind) {
    case 'option-chosen': {
      const { option } = event;
      if (state.phase === 'answered' || !(option in question.options)) return state;
      const wasRight = isRight({ question, chosen: option });
      return {
        phase: 'answered',
        question,
        chosen: option,
        answered: answered + 1,
        right: right + (wasRight ? 1 : 0),
      };
    }
    case 'next-requested':
      return state.phase === 'asking'
        ? state
        : { phase: 'asking', question: event.question, answered, right };
  }
}
