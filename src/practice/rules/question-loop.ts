/** A question that was answered. What a question and an answer are is the caller's business. */
export interface QuestionResult<Question, Answer> {
  readonly question: Question;
  readonly answer: Answer;
  readonly isRight: boolean;
}

interface Progress<Question, Answer> {
  /** In the order in which they are asked; of practice without an end those that were drawn so far. */
  readonly questions: readonly Question[];
  /** In the order of the questions, one for each that was answered. */
  readonly results: readonly QuestionResult<Question, Answer>[];
}

/**
 * What everything that asks questions has in common: asking → answered → asking … → finished. A quiz, a round of a game and
 * practice without an end differ in where the next question comes from and in who says whether an answer is right.
 */
export type QuestionLoop<Question, Answer = string> =
  | (Progress<Question, Answer> & { readonly phase: 'asking'; readonly question: Question })
  | (Progress<Question, Answer> & {
      readonly phase: 'answered';
      readonly question: Question;
      readonly last: QuestionResult<Question, Answer>;
    })
  | (Progress<Question, Answer> & { readonly phase: 'finished' });

/** A loop that has a question on the table. */
export type AskedLoop<Question, Answer = string> = Exclude<
  QuestionLoop<Question, Answer>,
  { phase: 'finished' }
>;

export type QuestionLoopEvent<Question, Answer = string> =
  /** Locks the question. Whether the answer is right is the caller's to say. */
  | { readonly kind: 'answer-given'; readonly answer: Answer; readonly isRight: boolean }
  /** The person says that the answer just given was right after all. */
  | { readonly kind: 'answer-judged-right' }
  /**
   * On to the next question; after the last one this is the end. Practice without an end hands in the question, since to
   * draw one takes chance: it comes before whatever else is left.
   */
  | { readonly kind: 'next-requested'; readonly question?: Question | undefined }
  /** Once finished, all from the beginning with nothing kept. The questions may stand in another order, or be others. */
  | { readonly kind: 'retry-requested'; readonly questions: readonly Question[] };

/** At the first question. Without any question it is finished at once. */
export function startQuestions<Question extends object, Answer = string>(
  questions: readonly Question[],
): QuestionLoop<Question, Answer> {
  return askNext<Question, Answer>(questions, []);
}

/** The loop after an event. One that makes no sense in this phase leaves the very same state: an answer is final. */
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

/** Which question is on the table, from 1. */
export function questionNumber({ phase, results }: AskedLoop<unknown, unknown>): number {
  return phase === 'asking' ? results.length + 1 : results.length;
}

/** How many of the answers so far were right. */
export function rightCount({ results }: QuestionLoop<unknown, unknown>): number {
  return results.filter(({ isRight }) => isRight).length;
}

/** What was answered wrong so far, in the order of the questions. */
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
