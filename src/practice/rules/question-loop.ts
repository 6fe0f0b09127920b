/** An answered question. The caller defines questions and answers. */
export interface QuestionResult<Question, Answer> {
  readonly question: Question;
  readonly answer: Answer;
  readonly isRight: boolean;
}

interface Progress<Question, Answer> {
  /** The questions in order; in endless practice those drawn so far. */
  readonly questions: readonly Question[];
  /** One result per answered question, in order. */
  readonly results: readonly QuestionResult<Question, Answer>[];
}

/**
 * The loop of everything that asks questions: asking → answered → asking … → finished. A quiz, a round of a game and
 * endless practice differ in the source of the next question and in who decides whether an answer is correct.
 */
export type QuestionLoop<Question, Answer = string> =
  | (Progress<Question, Answer> & { readonly phase: 'asking'; readonly question: Question })
  | (Progress<Question, Answer> & {
      readonly phase: 'answered';
      readonly question: Question;
      readonly last: QuestionResult<Question, Answer>;
    })
  | (Progress<Question, Answer> & { readonly phase: 'finished' });

/** A loop with a current question. */
export type AskedLoop<Question, Answer = string> = Exclude<
  QuestionLoop<Question, Answer>,
  { phase: 'finished' }
>;

export type QuestionLoopEvent<Question, Answer = string> =
  /** Locks the question. The caller decides whether the answer is correct. */
  | { readonly kind: 'answer-given'; readonly answer: Answer; readonly isRight: boolean }
  /** The person judges the current answer as right. */
  | { readonly kind: 'answer-judged-right' }
  /**
   * Goes to the next question, or ends after the last one. Endless practice passes the question, because drawing needs
   * randomness: it precedes the remaining ones.
   */
  | { readonly kind: 'next-requested'; readonly question?: Question | undefined }
  /** After the end: starts again without results, possibly with other questions or another order. */
  | { readonly kind: 'retry-requested'; readonly questions: readonly Question[] };

/** The loop at its first question. Without questions it is finished at once. */
export function startQuestions<Question extends object, Answer = string>(
  questions: readonly Question[],
): QuestionLoop<Question, Answer> {
  return askNext<Question, Answer>(questions, []);
}

/** The loop after an event. An event that does not fit the phase returns the same state: an answer is final. */
export function questionReducer<Question extends object, Answer = string>(
  state: QuestionLoop<Question, Answer>,
  event: QuestionLoopEvent<Question, Answer>,
): QuestionLoop<Question, Answer> {
  const { questions, results } = state;
  switch (event.kind) {
    case 'answer-given': {
      if (state.phase !== 'asking') return state;
      const last = { question: state.question, answer: event.answer, isRight: event.isRight };
      return { ...state, phase: 'answered', results: [...results, last], last };
    }
    case 'answer-judged-right': {
      if (state.phase !== 'answered' || state.last.isRight) return state;
      const last = { ...state.last, isRight: true };
      return { ...state, results: [...results.slice(0, -1), last], last };
    }
    case 'next-requested': {
      if (state.phase !== 'answered') return state;
      const { question } = event;
      return askNext(
        question === undefined ? questions : questions.toSpliced(results.length, 0, question),
        results,
      );
    }
    case 'retry-requested':
      return state.phase === 'finished' ? startQuestions(event.questions) : state;
  }
}

/** The number of the current question, from 1. */
export function questionNumber({ phase, results }: AskedLoop<unknown, unknown>): number {
  return phase === 'asking' ? results.length + 1 : results.length;
}

/** How many of the answers so far were right. */
export function rightCount({ results }: QuestionLoop<unknown, unknown>): number {
  return results.filter(({ isRight }) => isRight).length;
}

/** The wrong answers so far, in the order of the questions. */
export function mistakes<Question, Answer>({
  results,
}: Pick<Progress<Question, Answer>, 'results'>): readonly QuestionResult<Question, Answer>[] {
  return results.filter(({ isRight }) => !isRight);
}

function askNext<Question extends object, Answer>(
  questions: readonly Question[],
  results: readonly QuestionResult<Question, Answer>[],
): QuestionLoop<Question, Answer> {
  const question = questions[results.length];
  if (question === undefined) return { phase: 'finished', questions, results };
  return { phase: 'asking', questions, results, question };
}
