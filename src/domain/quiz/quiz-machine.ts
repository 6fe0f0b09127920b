/** What the machine must know of a question; what it asks is the caller's business. */
export interface QuizQuestion {
  readonly options: readonly string[];
  /** Which option is right, from 0. */
  readonly correct: number;
}

interface Started<Question> {
  readonly questions: readonly Question[];
  /** Right answers so far, the one just given included. */
  readonly score: number;
  /** The questions answered wrong so far, in their order. */
  readonly missed: readonly Question[];
}

interface Running<Question> extends Started<Question> {
  /** Of the question shown, from 0. */
  readonly position: number;
  readonly question: Question;
}

/** A quiz from its first question to its result (GRA-03, GRA-04). */
export type QuizState<Question> =
  | ({ readonly phase: 'asking' } & Running<Question>)
  | ({ readonly phase: 'answered'; readonly chosen: number } & Running<Question>)
  | ({ readonly phase: 'finished' } & Started<Question>);

export type QuizEvent<Question> =
  /** Locks the question. */
  | { readonly kind: 'option-chosen'; readonly option: number }
  /** After the last question this finishes the quiz. */
  | { readonly kind: 'next-requested' }
  /** The same quiz from its beginning, with nothing kept. Its options may stand in another order, hence the questions. */
  | { readonly kind: 'retry-requested'; readonly questions: readonly Question[] };

/** A quiz at its first question. A quiz without questions is finished at once. */
export function startQuiz<Question extends QuizQuestion>(
  questions: readonly Question[],
): QuizState<Question> {
  return ask({ questions, score: 0, missed: [] }, 0);
}

/** The quiz after an event. An event that makes no sense in this phase leaves the very same state: answers lock. */
export function quizReducer<Question extends QuizQuestion>(
  state: QuizState<Question>,
  event: QuizEvent<Question>,
): QuizState<Question> {
  switch (event.kind) {
    case 'option-chosen':
      return state.phase === 'asking' ? answer(state, event.option) : state;
    case 'next-requested':
      return state.phase === 'answered' ? ask(state, state.position + 1) : state;
    case 'retry-requested':
      return state.phase === 'finished' ? startQuiz(event.questions) : state;
  }
}

/** Whether the question on screen was answered right. */
export function isRight(state: { readonly question: QuizQuestion; readonly chosen: number }): boolean {
  return state.chosen === state.question.correct;
}

function ask<Question extends QuizQuestion>(
  { questions, score, missed }: Started<Question>,
  position: number,
): QuizState<Question> {
  const question = questions[position];
  if (question === undefined) return { phase: 'finished', questions, score, missed };
  return { phase: 'asking', questions, position, question, score, missed };
}

function answer<Question extends QuizQuestion>(
  state: Extract<QuizState<Question>, { phase: 'asking' }>,
  chosen: number,
): QuizState<Question> {
  const { question, score, missed } = state;
  if (!(chosen in question.options)) return state;
  const answered = { ...state, phase: 'answered', chosen } as const;
  return isRight({ question, chosen })
    ? { ...answered, score: score + 1 }
    : { ...answered, missed: [...missed, question] };
}
