import {
  questionReducer,
  startQuestions,
  type QuestionLoop,
  type QuestionLoopEvent,
} from './question-loop.ts';

/** A game of which one plays round after round, each begun by a press. */
export interface Rounds<Question, Choice> {
  /** So many were begun: tells one round from the next. */
  readonly count: number;
  /** The round that is played, and what was chosen for it; null before the first, and once the game was left. */
  readonly round: { readonly choice: Choice; readonly loop: QuestionLoop<Question> } | null;
}

export type RoundsEvent<Question, Choice> =
  /** Also in the middle of another round, which is forgotten. */
  | { readonly kind: 'round-begun'; readonly choice: Choice; readonly questions: readonly Question[] }
  /** Back to before a round, to choose differently. */
  | { readonly kind: 'game-left' }
  | QuestionLoopEvent<Question>;

/** The game after an event. One that makes no sense now leaves the very same state. */
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
