import type { QuizGameRules } from '#domain/exam/quiz-game-rules.ts';

/** What the machine must know of a question. */
export interface GameQuestion {
  readonly id: string;
  readonly options: readonly string[];
  /** Which option is right, from 0. */
  readonly correct: number;
  /** Where several questions may be about one thing that is heard: which. */
  readonly fragmentId?: string;
}

/** What a game is played with. It is no part of the state, so that a state is small enough to be kept (EXM-07). */
export interface QuizGame {
  readonly rules: QuizGameRules;
  /** In the order in which they are asked. */
  readonly questions: readonly GameQuestion[];
}

/** How the person came to know what a listening question is about; `seen` where it was on the screen from the start. */
export type Perception = 'seen' | 'heard' | 'read';

/** An answer. Lives, streak, points and everything else that is shown is worked out from these alone. */
export interface GameAnswer {
  readonly questionId: string;
  /** By its place in the content, not on the screen. */
  readonly option: number;
  readonly isRight: boolean;
  readonly perception: Perception;
}

interface Started {
  /** In the order of the questions. */
  readonly answers: readonly GameAnswer[];
  /** In ms since 1970; null where time doesn't count. */
  readonly endsAt: number | null;
}

/** A quiz game of the exam practice. Plain data: it can be stored and taken up again. */
export type QuizGameState =
  | { readonly phase: 'intro' }
  /** `perception` is null as long as the question may not be answered yet. */
  | (Started & { readonly phase: 'asking'; readonly perception: Perception | null })
  /** The last answer is the one to the question on the screen. */
  | (Started & { readonly phase: 'answered' })
  | (Started & {
      readonly phase: 'finished';
      readonly outcome: 'completed' | 'out-of-lives' | 'time-expired';
      /** In ms since 1970. */
      readonly finishedAt: number;
    });

/** What happened, and when (`at`, in ms since 1970): time that is up ends the game whatever else happened. */
export type QuizGameEvent = { readonly at: number } & (
  | { readonly kind: 'game-started' }
  | { readonly kind: 'audio-ended' }
  | { readonly kind: 'transcript-shown' }
  | { readonly kind: 'option-chosen'; readonly option: number }
  | { readonly kind: 'next-requested' }
  | { readonly kind: 'time-expired' }
  | { readonly kind: 'restart-requested' }
);

export const NEW_GAME: QuizGameState = { phase: 'intro' };

/** The game after an event. An event that makes no sense in this phase leaves the very same state (EXM-04). */
export function quizGameReducer(game: QuizGame, state: QuizGameState, event: QuizGameEvent): QuizGameState {
  if (event.kind === 'restart-requested') return NEW_GAME;
  if (state.phase === 'intro') return event.kind === 'game-started' ? startGame(game, event.at) : state;
  if (state.phase === 'finished') return state;
  if (isTimeUp(state, event.at)) return endByTime(game, state, event.at);
  switch (event.kind) {
    case 'audio-ended':
      return perceive(state, 'heard');
    case 'transcript-shown':
      return perceive(state, 'read');
    case 'option-chosen':
      return answer(game, state, event.option);
    case 'next-requested':
      return state.phase === 'answered' ? goOn(game, state, event.at) : state;
    case 'game-started':
    case 'time-expired':
      return state;
  }
}

/** The question on the screen; undefined before the start and after the end. */
export function questionOf(game: QuizGame, state: QuizGameState): GameQuestion | undefined {
  if (state.phase === 'asking') return game.questions[state.answers.length];
  return state.phase === 'answered' ? game.questions[state.answers.length - 1] : undefined;
}

function startGame(game: QuizGame, at: number): QuizGameState {
  const { durationMs } = game.rules;
  return ask(game, { answers: [], endsAt: durationMs === null ? null : at + durationMs }, at);
}

function ask(game: QuizGame, { answers, endsAt }: Started, at: number): QuizGameState {
  if (answers.length >= game.questions.length) return finish({ answers, endsAt }, 'completed', at);
  return { phase: 'asking', answers, endsAt, perception: game.rules.isHeard ? null : 'seen' };
}

function perceive(state: QuizGameState, perception: Perception): QuizGameState {
  // Heard once is heard: to read it afterwards, too, takes nothing away from that.
  return state.phase === 'asking' && state.perception === null ? { ...state, perception } : state;
}

function answer(game: QuizGame, state: QuizGameState, option: number): QuizGameState {
  const question = questionOf(game, state);
  if (state.phase !== 'asking' || state.perception === null || question === undefined) return state;
  if (!(option in question.options)) return state;
  const given = {
    questionId: question.id,
    option,
    isRight: option === question.correct,
    perception: state.perception,
  };
  return { phase: 'answered', answers: [...state.answers, given], endsAt: state.endsAt };
}

/** Lives come before the last question: who has none left has not finished (KNM-03). */
function goOn(game: QuizGame, state: Started, at: number): QuizGameState {
  return livesLeft(state.answers, game.rules) === 0
    ? finish(state, 'out-of-lives', at)
    : ask(game, state, at);
}

/** A game that was decided already, and only looked at its last answer, ends as it was decided. */
function endByTime(game: QuizGame, state: Started, at: number): QuizGameState {
  const isDecided =
    livesLeft(state.answers, game.rules) === 0 || state.answers.length >= game.questions.length;
  return isDecided ? goOn(game, state, at) : finish(state, 'time-expired', at);
}

function isTimeUp({ endsAt }: Started, at: number): boolean {
  return endsAt !== null && at >= endsAt;
}

function finish(
  { answers, endsAt }: Started,
  outcome: 'completed' | 'out-of-lives' | 'time-expired',
  at: number,
): QuizGameState {
  return { phase: 'finished', answers, endsAt, outcome, finishedAt: at };
}

/** EXM-04: a wrong answer costs one. Null where there are none to lose (MOC-13). */
export function livesLeft(
  answers: readonly GameAnswer[],
  { lives }: Pick<QuizGameRules, 'lives'>,
): number | null {
  return lives === null ? null : Math.max(lives - answers.filter(({ isRight }) => !isRight).length, 0);
}

/** What one answer brought. */
export interface AnswerPoints {
  /** 0 for a wrong answer. */
  readonly points: number;
  /** On top, for the right answers in a row before this one (EXM-05); 0 when there is none. */
  readonly bonus: number;
}

/** Points of each answer, in order (REA-02, KNM-02, LIS-02). */
export function answerPoints(answers: readonly GameAnswer[], rules: QuizGameRules): AnswerPoints[] {
  let before = 0;
  return answers.map(({ isRight }) => {
    const bonus = isRight ? before * rules.streakBonus : 0;
    before = isRight ? before + 1 : 0;
    return { points: isRight ? rules.points : 0, bonus };
  });
}

/** All points so far, the bonuses included. */
export function totalScore(answers: readonly GameAnswer[], rules: QuizGameRules): number {
  return answerPoints(answers, rules).reduce((sum, { points, bonus }) => sum + points + bonus, 0);
}

/** Right answers in a row, up to now (EXM-05). */
export function currentStreak(answers: readonly GameAnswer[]): number {
  const lastWrong = answers.findLastIndex(({ isRight }) => !isRight);
  return answers.length - lastWrong - 1;
}

/** Counted, not worked out from the score, which bonuses inflate (KNM-04). */
export function countRight(answers: readonly GameAnswer[]): number {
  return answers.filter(({ isRight }) => isRight).length;
}

/** How many listening questions were answered from their text (LIS-04). */
export function countRead(answers: readonly GameAnswer[]): number {
  return answers.filter(({ perception }) => perception === 'read').length;
}
