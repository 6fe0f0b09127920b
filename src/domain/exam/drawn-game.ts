import {
  NEW_GAME,
  quizGameReducer,
  type GameAnswer,
  type GameQuestion,
  type QuizGameEvent,
  type QuizGameState,
} from '#domain/exam/quiz-game-machine.ts';
import { rulesIn, type GameMode, type QuizGameRules } from '#domain/exam/quiz-game-rules.ts';
import { shuffled, type Random } from '#lib/random.ts';

/** A question as it is asked in one game. It is part of what is kept, so that a reload changes no place (EXM-07). */
export interface DrawnQuestion {
  readonly id: string;
  /** The options from top to bottom, each by its place in the content. */
  readonly options: readonly number[];
}

/** Whether the questions come in any order; `fixed` where several belong to one text. */
export type QuestionOrder = 'shuffled' | 'fixed';

/** How a game draws its questions. */
export interface QuizDraw {
  readonly order: QuestionOrder;
  /** How many are asked at most; left out: all of them. */
  readonly count?: number | undefined;
}

/**
 * What is asked in a game and where each option stands, drawn once at its start (CON-07). Questions about one fragment come one
 * after the other, and all of them or none.
 */
export function drawQuiz(
  questions: readonly GameQuestion[],
  { order, count = Infinity }: QuizDraw,
  random: Random,
): readonly DrawnQuestion[] {
  const together = byFragment(questions);
  const asked: GameQuestion[] = [];
  for (const group of order === 'fixed' ? together : shuffled(together, random))
    if (asked.length + group.length <= count) asked.push(...group);
  return asked.map(({ id, options }) => {
    const places = [...options.keys()];
    return { id, options: isInOrder(options) ? places : shuffled(places, random) };
  });
}

function byFragment(questions: readonly GameQuestion[]): readonly (readonly GameQuestion[])[] {
  const groups = new Map<string, GameQuestion[]>();
  for (const question of questions) {
    const key = question.fragmentId ?? question.id;
    groups.set(key, [...(groups.get(key) ?? []), question]);
  }
  return [...groups.values()];
}

/** A quiz game with what was drawn for it. */
export interface DrawnGame {
  readonly mode: GameMode;
  /** Empty before the start. */
  readonly draw: readonly DrawnQuestion[];
  readonly state: QuizGameState;
}

/** `Start` brings the draw along, since to draw takes chance. */
export type DrawnGameEvent =
  | {
      readonly kind: 'game-started';
      readonly at: number;
      readonly mode: GameMode;
      readonly draw: readonly DrawnQuestion[];
    }
  | Exclude<QuizGameEvent, { readonly kind: 'game-started' }>;

export const UNDRAWN_GAME: DrawnGame = { mode: 'game', draw: [], state: NEW_GAME };

/** The game after an event. An event that makes no sense in this phase leaves the very same game. */
export function drawnGameReducer(
  rules: QuizGameRules,
  questions: readonly GameQuestion[],
  game: DrawnGame,
  event: DrawnGameEvent,
): DrawnGame {
  const { mode, draw } = event.kind === 'game-started' && game.state.phase === 'intro' ? event : game;
  const played = { rules: rulesIn(mode, rules), questions: inDrawnOrder(draw, questions) };
  const state = quizGameReducer(played, game.state, event);
  return state === game.state ? game : { mode, draw, state };
}

/** The questions of a game in the order in which they are asked. */
export function inDrawnOrder<Question extends { readonly id: string }>(
  draw: readonly DrawnQuestion[],
  questions: readonly Question[],
): Question[] {
  return draw.flatMap(({ id }) => questions.find((question) => question.id === id) ?? []);
}

type UnderWay = Extract<QuizGameState, { readonly phase: 'asking' | 'answered' }>;

/** Begun and not over. */
export function isUnderWay(state: QuizGameState): state is UnderWay {
  return state.phase === 'asking' || state.phase === 'answered';
}

type KeptAnswers = { readonly answers: readonly Omit<GameAnswer, 'isRight'>[] };

/** A game under way as it is kept. */
export interface KeptGame extends Pick<DrawnGame, 'mode' | 'draw'> {
  readonly state:
    | (Omit<Extract<UnderWay, { readonly phase: 'asking' }>, 'answers'> & KeptAnswers)
    | (Omit<Extract<UnderWay, { readonly phase: 'answered' }>, 'answers'> & KeptAnswers);
}

/** What is kept of a game; null before its start and after its end. */
export function keptGame({ mode, draw, state }: DrawnGame): KeptGame | null {
  return isUnderWay(state) ? { mode, draw, state } : null;
}

/**
 * The game to go on with (QUA-18). Questions that were not asked yet may have been exchanged since; null where the questions
 * are otherwise not those it was begun with, or an answer was to one that is gone: then one starts anew.
 * Whether an answer was right is told by the content, not by the device.
 */
export function restoredGame(
  kept: KeptGame,
  questions: readonly GameQuestion[],
  rules: QuizGameRules,
): DrawnGame | null {
  const { mode, state } = kept;
  const { durationMs } = rulesIn(mode, rules);
  const draw = withNewQuestions(kept, questions);
  if (!isDrawOf(draw, questions) || (state.endsAt === null) !== (durationMs === null)) return null;
  const answers: GameAnswer[] = [];
  for (const [index, answer] of state.answers.entries()) {
    const question = questions.find(({ id }) => id === answer.questionId);
    if (draw[index]?.id !== answer.questionId || question === undefined) return null;
    if (answer.option >= question.options.length) return null;
    answers.push({ ...answer, isRight: answer.option === question.correct });
  }
  const isPossible = state.phase === 'asking' ? answers.length < draw.length : answers.length > 0;
  return isPossible ? { mode, draw, state: { ...state, answers } } : null;
}

/** Questions that were not drawn stand in a game, which is of any theme, in the places of those that are gone. */
function withNewQuestions(
  { mode, draw }: Pick<KeptGame, 'mode' | 'draw'>,
  questions: readonly GameQuestion[],
): readonly DrawnQuestion[] {
  if (mode === 'calm') return draw;
  const known = new Set(questions.map(({ id }) => id));
  const added = questions.filter(({ id }) => !draw.some((drawn) => drawn.id === id));
  return draw.map((drawn) => {
    const question = known.has(drawn.id) ? undefined : added.shift();
    return question === undefined ? drawn : { ...drawn, id: question.id };
  });
}

/** Of all of them, or of some: a round of one theme. */
function isDrawOf(draw: readonly DrawnQuestion[], questions: readonly GameQuestion[]): boolean {
  if (draw.length === 0 || new Set(draw.map(({ id }) => id)).size !== draw.length) return false;
  return draw.every((drawn) => {
    const question = questions.find(({ id }) => id === drawn.id);
    if (question === undefined) return false;
    return drawn.options.toSorted((a, b) => a - b).join() === [...question.options.keys()].join();
  });
}

const NUMBER_WORDS = 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ');
const NUMBER = new RegExp(String.raw`\d+(?:[.,]\d+)*|(?<!\p{L})(?:${NUMBER_WORDS.join('|')})(?!\p{L})`, 'iu');

/** Ages, prices, dates and times that rise from option to option: people look for them in that order. */
export function isInOrder(options: readonly string[]): boolean {
  const numbers = options.map(firstNumber);
  return numbers.every(
    (number, place) => number !== null && (place === 0 || number > (numbers[place - 1] ?? Infinity)),
  );
}

function firstNumber(text: string): number | null {
  const found = NUMBER.exec(text)?.[0].toLowerCase();
  if (found === undefined) return null;
  const word = NUMBER_WORDS.indexOf(found);
  return word >= 0 ? word : asNumber(found);
}

/** Dutch writes a price with a comma, and a time or a thousand with a point; a time counts in hundreds of minutes. */
function asNumber(digits: string): number {
  return Number(digits.replaceAll('.', '').replace(',', '.'));
}
