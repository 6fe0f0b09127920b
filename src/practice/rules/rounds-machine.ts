import {
  questionReducer,
  startQuestions,
  type QuestionLoop,
  type QuestionLoopEvent,
} from './question-loop.ts';

/** A game of rounds, each started by a press. */
export interface Rounds<Question, Choice> {
  /** The number of rounds started, which identifies a round. */
  readonly count: number;
  /** The current round and its choice; null before the first round and after leaving the game. */
  readonly round: { readonly choice: Choice; readonly loop: QuestionLoop<Question> } | null;
}

export type RoundsEvent<Question, Choice> =
  /** Also during another round, which is discarded. */
  | { readonly kind: 'round-begun'; readonly choice: Choice; readonly questions: readonly Question[] }
  /** Back to before a round, to choose differently. */
  | { readonly kind: 'game-left' }
  | QuestionLoopEvent<Question>;

/** The game after an event; the same state if the event does not fit. */
export function roundsReducer<Question extends object, Choice>(
  state: Rounds<Question, Choice>,
  event: RoundsEvent<Question, Choice>,
): Rounds<Question, Choice> {
  const { count, round } = state;
  if (event.kind === 'round-begun') {
    return { count: count + 1, round: { choice: event.choice, loop: startQuestions(event.questions) } };
  }
  if (round === null) return state;
  if (event.kind === 'game-left') return { count, round: null };
  const loop = questionReducer(round.loop, event);
  return loop === round.loop ? state : { count, round: { ...round, loop } };
}
