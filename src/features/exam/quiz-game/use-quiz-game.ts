import { useState } from 'react';
import { itemId } from '#domain/memory/item-id.ts';
import { parseKeptGame, type KeptGame } from '#domain/exam/parse-kept-game.ts';
import { drawQuiz } from '#domain/exam/quiz-draw.ts';
import {
  NEW_GAME,
  questionOf,
  quizGameReducer,
  type GameAnswer,
  type QuizGameEvent,
  type QuizGameState,
} from '#domain/exam/quiz-game-machine.ts';
import type { Untimed } from '#domain/exam/untimed.ts';
import type { GameItem, QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { useStoredState } from '#features/exam/use-stored-state.ts';
import { useStudyAnswer } from '#shared/flashcards/use-study-answer.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** What a view may tell the game; when it happened is added here. */
export type GameMove = Untimed<QuizGameEvent>;

export interface QuizGamePlay<Item extends GameItem> {
  readonly state: QuizGameState;
  /** In the order in which they are asked; empty before the start. */
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
  /** False: a reload would lose the game, and the person must be told. */
  readonly isKept: boolean;
  /** Something was played since the page was opened, so the focus is the game's to move. */
  readonly movesFocus: boolean;
}

const NOT_BEGUN: KeptGame = { draw: [], state: NEW_GAME };

/** A quiz game as it is played: the machine with its place on the device and the study log (EXM-04). */
export function useQuizGame<Item extends GameItem>(definition: QuizGameDefinition<Item>): QuizGamePlay<Item> {
  const { items, rules, itemOrder, stored } = definition;
  const { clock, random } = usePlatform();
  const [movesFocus, setMovesFocus] = useState(false);
  const {
    state: kept,
    setState: keep,
    isKept,
  } = useStoredState<KeptGame>({
    stored,
    parse: (value) => parseKeptGame(value, items, { isTimed: rules.durationMs !== null }),
    initial: NOT_BEGUN,
    isOver: ({ state }) => !isUnderWay(state),
  });
  const asked = askedItems(kept, items);
  const item = asked.find(({ id }) => id === questionOf({ rules, questions: asked }, kept.state)?.id);
  const recordAnswer = useStudyAnswer(itemId('question', item?.id ?? 'none'), 'game');

  const send = (move: GameMove) => {
    const draw = move.kind === 'game-started' ? drawQuiz(items, itemOrder, random) : kept.draw;
    const questions = askedItems({ ...kept, draw }, items);
    const next = quizGameReducer({ rules, questions }, kept.state, { ...move, at: clock.now() });
    if (next === kept.state) return;
    const given =
      kept.state.phase === 'asking' && next.phase === 'answered' ? next.answers.at(-1) : undefined;
    if (given !== undefined)
      recordAnswer(given.isRight ? 'right' : 'wrong', item?.options[given.option] ?? null);
    setMovesFocus(true);
    keep({ draw, state: next });
  };
  const answers = kept.state.phase === 'intro' ? [] : kept.state.answers;
  const order = kept.draw.find(({ id }) => id === item?.id)?.options;
  return {
    state: kept.state,
    asked,
    current: item === undefined || order === undefined ? null : { item, order },
    answers,
    answer: kept.state.phase === 'answered' ? (answers.at(-1) ?? null) : null,
    send,
    endsAt: isUnderWay(kept.state) ? kept.state.endsAt : null,
    isHalfDone: isUnderWay(kept.state),
    isKept,
    movesFocus,
  };
}

type UnderWay = Extract<QuizGameState, { phase: 'asking' | 'answered' }>;

function isUnderWay(state: QuizGameState): state is UnderWay {
  return state.phase === 'asking' || state.phase === 'answered';
}

function askedItems<Item extends GameItem>({ draw }: KeptGame, items: readonly Item[]): Item[] {
  return draw.flatMap(({ id }) => items.find((item) => item.id === id) ?? []);
}
