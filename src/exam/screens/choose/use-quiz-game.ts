import { useMemo } from 'react';
import {
  isDecided,
  perceptionOf,
  questionOnScreen,
  type ChoiceDesk,
  type ChoiceRules,
  type Perception,
} from '#exam/engine/choice-sitting.ts';
import { modeOf } from '#exam/engine/desk.ts';
import { judgedAnswers, type JudgedAnswer, type SittingMode } from '#exam/engine/game-rules.ts';
import { keptGame, restoredGame } from '#exam/engine/kept-game.ts';
import type { ChoiceItem } from './choice-item.ts';
import { everyItemOf, type ChoiceGame } from './choice-part.ts';
import { choiceDesk, type ChoiceMove } from './choice-desk.ts';
import { chosenGame } from '#storage/choose-sittings.ts';
import { useDesk } from '#exam/screens/use-desk.ts';
import type { OpenSitting, PlayedSitting } from '#practice/components/use-machine.ts';

/** A quiz game as it is played: kept on the device, each answer in the study log (EXM-04). */
export function useQuizGame<Item extends ChoiceItem>(
  game: ChoiceGame<Item>,
): PlayedSitting<ChoiceDesk, ChoiceMove> {
  const bank = useMemo(() => bankOf(game), [game]);
  return useDesk(choiceDesk(bank), {
    entry: chosenGame(game.part),
    keep: (desk) => keptGame(bank, desk),
    restore: (kept) => restoredGame(bank, kept),
  });
}

function bankOf(game: ChoiceGame<ChoiceItem>): ChoiceRules {
  return { game: game.rules, questions: new Map(everyItemOf(game).map((item) => [item.id, item])) };
}

/** A game that is played here, as its views draw it. */
export interface QuizGamePlay<Item extends ChoiceItem> {
  readonly desk: ChoiceDesk;
  readonly mode: SittingMode;
  /** In the order in which they are asked; none before the start. */
  readonly asked: readonly Item[];
  /** The question on the screen, and its options from top to bottom by their place in the content. */
  readonly current: { readonly item: Item; readonly order: readonly number[] } | null;
  readonly answers: readonly JudgedAnswer[];
  /** The answer to the question on the screen; null until then. */
  readonly answer: JudgedAnswer | null;
  /** How the person came to know what the question is about; null while it may not be answered yet. */
  readonly perception: Perception | null;
  readonly send: (move: ChoiceMove) => void;
  /** To the next question, or to the result. */
  readonly goOn: () => void;
  /** Something was played since it was opened, so the focus is the game's to move. */
  readonly movesFocus: boolean;
}

/** The game that is played, or else the ended one whose result is shown; undefined before the first. */
export function sittingOf({ current, past }: ChoiceDesk) {
  return current ?? past[0];
}

export function quizGamePlay<Item extends ChoiceItem>(
  game: ChoiceGame<Item>,
  { state: desk, hasPlayed, send }: OpenSitting<ChoiceDesk, ChoiceMove>,
): QuizGamePlay<Item> {
  const bank = bankOf(game);
  const { current } = desk;
  const sitting = sittingOf(desk);
  const paper = sitting?.paper ?? [];
  const asked = paper.flatMap(({ id }) => everyItemOf(game).find((item) => item.id === id) ?? []);
  const answers = sitting === undefined ? [] : judgedAnswers(bank.questions, sitting);
  const id = current === null ? null : questionOnScreen(current);
  const item = asked.find((one) => one.id === id);
  const order = paper.find((one) => one.id === id)?.options;
  return {
    desk,
    mode: sitting === undefined ? 'game' : modeOf(sitting),
    asked,
    current: item === undefined || order === undefined ? null : { item, order },
    answers,
    answer: answers.find(({ questionId }) => questionId === id) ?? null,
    perception: current === null || id === null ? null : perceptionOf(game.rules, current, id),
    send,
    goOn() {
      if (current === null || current.view.kind !== 'question') return;
      send(
        isDecided(bank, current)
          ? { kind: 'handed-in' }
          : { kind: 'moved', to: { kind: 'question', place: current.view.place + 1 } },
      );
    },
    movesFocus: hasPlayed,
  };
}
