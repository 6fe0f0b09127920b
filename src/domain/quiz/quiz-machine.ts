/** What the machine must know of a question; what it asks is the caller's business. */
export interface QuizQuestion {
  readonly options: readonly string[];
  /** Which option is right, from 0. */
  readonly correct: number;
}

interface Running<Question> {
  readonly questions: readonly Question[];
  /** Of the question shown, from 0. */
  readonly position: number;
  readonly question: Question;
  /** Right answers so far, the one just given included. */
  readonly score: number;
}

/** A quiz from its first question to its result (GRA-03, GRA-04). */
export type QuizState<Question> =
  | ({ readonly phase: 'asking' } & Running<Question>)
  | ({ readonly phase: 'answered'; readonly chosen: number } & Running<Question>)
  | { readonly phase: 'finished'; readonly questions: readonly Question[]; readonly score: number };

export type QuizEvent =
  /** Locks the question. */
  | { readonly kind: 'option-chosen'; readonly option: number }
  /** After the last question this finishes the quiz. */
  | { readonly kind: 'next-requested' }
  /** The same quiz from its beginning, with nothing kept. */
  | { readonly kind: 'retry-requested' };

/** A quiz at its first question. A quiz without questions is finished at once. */
export function startQuiz<Question extends QuizQuestion>(
  questions: readonly Question[],
): QuizState<Question> {
  return ask(questions, 0, 0);
}

/** The quiz after an event. An event that makes no sense in this phase leaves the very same state: answers lock. */
export function quizReducer<Question extends QuizQuestion>(
  state: QuizState<Question>,
  event: QuizEvent,
): QuizState<Question> {
  switch (event.kind) {
    case 'option-chosen':
      return state.phase === 'asking' ? answer(state, event.option) : state;
    case 'next-requested':
      return state.phase === 'answered' ? ask(state.questions, state.position + 1, state.score) : state;
    case 'retry-requested':
      return state.phase === 'finished' ? startQuiz(state.questions) : state;
  }
}

/** Whether the question on screen was answered right. */
export function isRight(state: { readonly question: QuizQuestion; readonly chosen: number }): boolean {
  return state.chosen === state.question.correct;
}

function ask<Question extends QuizQuestion>(
  questions: readonly Question[],
  position: number,
  score: number,
): QuizState<Question> {
  const question = questions[position];
  if (question === undefined) return { phase: 'finished', questions, score };
  return { phase: 'asking', questions, position, question, score };
}

function answer<Question extends QuizQuestion>(
  state: Extract<QuizState<Question>, { phase: 'asking' }>,
  chosen: number,
): QuizState<Question> {
  if (!(chosen in state.question.options)) return state;
  const score = state.score + (isRight({ question: state.question, chosen }) ? 1 : 0);
  return { ...state, phase: 'answered', chosen, score };
}
