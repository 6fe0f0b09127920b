import {
  drawnGameReducer,
  inDrawnOrder,
  isUnderWay,
  keptGame,
  restoredGame,
  UNDRAWN_GAME,
  type DrawnGame,
  type DrawnGameEvent,
  type KeptGame,
} from '#domain/exam/drawn-game.ts';
import type { GameAnswer, QuizGameState } from '#domain/exam/quiz-game-machine.ts';
import type { GameMode } from '#domain/exam/quiz-game-rules.ts';
import { itemId } from '#domain/memory/item-id.ts';
import type { GameItem, QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';
import type { Machine, Untimed } from '#services/play/play.ts';
import type { OpenSitting } from '#shared/play/sitting-view.tsx';
import { useSitting, type PlayedSitting } from '#shared/play/use-machine.ts';

/** What a view may tell the game. */
export type GameMove = Untimed<DrawnGameEvent>;

/** A quiz game as it is played: kept on the device, each answer in the study log (EXM-04). */
export function useQuizGame<Item extends GameItem>(
  definition: QuizGameDefinition<Item>,
): PlayedSitting<DrawnGame, GameMove> {
  const { items, rules, sitting } = definition;
  return useSitting<DrawnGame, GameMove, KeptGame>(() => machineOf(definition), {
    entry: sitting,
    keep: keptGame,
    restore: (kept) => restoredGame(kept, items, rules),
  });
}

function machineOf<Item extends GameItem>({
  items,
  rules,
}: QuizGameDefinition<Item>): Machine<DrawnGame, GameMove> {
  return {
    initial: UNDRAWN_GAME,
    reduce: (game, event) => drawnGameReducer(rules, items, game, event),
    askedOf: ({ draw, state }) => (state.phase === 'asking' ? draw[state.answers.length]?.id : null),
    answerOf(before, { state }) {
      const given =
        before.state.phase === 'asking' && state.phase === 'answered' ? state.answers.at(-1) : undefined;
      const item = items.find(({ id }) => id === given?.questionId);
      if (given === undefined || item === undefined) return null;
      return {
        itemId: itemId('question', item.id),
        activity: 'game',
        grade: given.isRight ? 'right' : 'wrong',
        answer: item.options[given.option] ?? null,
      };
    },
    timeLimit: {
      endsAt: ({ state }) => (isUnderWay(state) ? state.endsAt : null),
      expired: { kind: 'time-expired' },
    },
  };
}

/** A game that is played here, as its views draw it. */
export interface QuizGamePlay<Item extends GameItem> {
  /** Before the start: as it was played last. */
  readonly mode: GameMode;
  readonly state: QuizGameState;
  /** In the order in which they are asked; before the start those that were asked last. */
  readonly asked: readonly Item[];
  /** The question on the screen, and its options from top to bottom by their place in the content. */
  readonly current: { readonly item: Item; readonly order: readonly number[] } | null;
  readonly answers: readonly GameAnswer[];
  /** The answer to the question on the screen; null until then. */
  readonly answer: GameAnswer | null;
  readonly send: (move: GameMove) => void;
  /** In ms since 1970; null: no time runs. */
  readonly endsAt: number | null;
  readonly isHalfDone: boolean;
  /** Something was played since it was opened, so the focus is the game's to move. */
  readonly movesFocus: boolean;
}

export function quizGamePlay<Item extends GameItem>(
  { items }: QuizGameDefinition<Item>,
  { state: game, hasPlayed, send }: OpenSitting<DrawnGame, GameMove>,
): QuizGamePlay<Item> {
  const { mode, draw, state } = game;
  const asked = inDrawnOrder(draw, items);
  const answers = state.phase === 'intro' ? [] : state.answers;
  const isAnswered = state.phase === 'answered';
  const place = isAnswered ? answers.length - 1 : answers.length;
  const [item, order] = [asked[place], draw[place]?.options];
  return {
    mode,
    state,
    asked,
    current: !isUnderWay(state) || item === undefined || order === undefined ? null : { item, order },
    answers,
    answer: isAnswered ? (answers.at(-1) ?? null) : null,
    send,
    endsAt: isUnderWay(state) ? state.endsAt : null,
    isHalfDone: isUnderWay(state),
    movesFocus: hasPlayed,
  };
}
