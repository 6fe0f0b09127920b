import { questionReducer, type QuestionLoop, type QuestionLoopEvent } from './question-loop.ts';
import { shuffled, type Random } from '#lib/random.ts';

/** A question with a few options, of which one is right. */
export interface OptionQuestion {
  readonly options: readonly string[];
  /** The index of the correct option. */
  readonly correct: number;
}

/** The loop of a quiz or of endless practice: its answers are the indices of the chosen options. */
export type OptionLoop<Question> = QuestionLoop<Question, number>;

export type OptionLoopEvent<Question> =
  /** Locks the question. */
  | { readonly kind: 'option-chosen'; readonly option: number }
  | Exclude<QuestionLoopEvent<Question, number>, { kind: 'answer-given' }>;

/** The loop after an event; the option decides whether the answer is correct. A missing option is not an answer. */
export function optionReducer<Question extends OptionQuestion>(
  state: OptionLoop<Question>,
  event: OptionLoopEvent<Question>,
): OptionLoop<Question> {
  if (event.kind !== 'option-chosen') return questionReducer(state, event);
  const { option } = event;
  if (state.phase !== 'asking' || !(option in state.question.options)) return state;
  const isRight = option === state.question.correct;
  return questionReducer(state, { kind: 'answer-given', answer: option, isRight });
}

/** The same question with shuffled options (CON-07); the correct one stays correct. */
export function withShuffledOptions<Question extends OptionQuestion>(
  question: Question,
  random: Random,
): Question {
  const places = shuffled([...question.options.keys()], random);
  return {
    ...question,
    options: places.flatMap((place) => question.options[place] ?? []),
    correct: places.indexOf(question.correct),
  };
}
