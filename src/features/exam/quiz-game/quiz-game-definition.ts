import type { ComponentType } from 'react';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { PastSitting } from '#exam/engine/choice-sitting.ts';
import {
  rulesIn,
  type GameRules,
  type JudgedAnswer,
  type Question,
  type SittingMode,
} from '#exam/engine/game-rules.ts';
import type { KeptGame } from '#exam/engine/kept-game.ts';
import type { GameDraw, QuestionGroup } from '#exam/engine/paper.ts';
import type { RatingBand } from '#domain/exam/ratings.ts';
import type { MockPartId } from '#services/routes/mock-exam-views.ts';
import type { SittingEntry } from '#services/storage/sitting-entry.ts';
import type { ScreenText } from '#shared/parts/screen-text.tsx';

/** What questions are counted together under in a result, and practised by themselves (EXM-08). */
export interface GameTheme {
  readonly id: string;
  /** Dutch. */
  readonly title: string;
  readonly english?: string;
}

/** A question of any of the quiz games. Question and options are Dutch. */
export interface GameItem extends Question {
  /** Where several questions may be about one thing that is heard: which. */
  readonly fragmentId?: string;
  readonly question: string;
  readonly explanation: MarkedText;
  readonly theme: GameTheme;
  /** Where one may show the English (KNM-01). */
  readonly english?: { readonly question: string; readonly options: readonly string[] };
  /** The page that the fact comes from, and the day it was checked: `2026-11-20` (EXM-08). */
  readonly source?: { readonly name: string; readonly url: string; readonly checkedOn: string };
  /** Dutch words that settle it, quoted with the explanation. */
  readonly evidence?: string;
}

/** What the specification gives letter for letter, in Dutch where it says so; all other words of a game are English. */
export interface QuizGameTexts {
  readonly right: (points: number) => ScreenText;
  readonly wrong: ScreenText;
  readonly rightAnswerIs: ScreenText;
  readonly next: ScreenText;
  readonly finish: ScreenText;
  /** The way on when the last life is lost and questions are left. */
  readonly toResult: ScreenText;
  readonly outOfLives: ScreenText;
  /** `passed` and `failed` only where a game is passed or failed. */
  readonly passed?: ScreenText;
  readonly failed?: ScreenText;
  /** Said to whoever chooses while the question may not be answered yet (LIS-02). */
  readonly locked?: ScreenText;
}

/** One of the quiz games of the exam practice: all that tells it from the others (EXM-04). */
export interface QuizGameDefinition<Item extends GameItem> {
  /** The page's heading. */
  readonly title: string;
  /** Where a game under way is kept on the device. */
  readonly sitting: SittingEntry<KeptGame>;
  readonly rules: GameRules;
  /** What the game is about, told before its start; its rules are told below it. */
  readonly Intro: ComponentType;
  /** Right answers needed; null where nothing is passed or failed. */
  readonly rightToPass: number | null;
  readonly items: readonly Item[];
  /** Which mock exam comes after it. */
  readonly mock: MockPartId;
  readonly itemOrder: GameDraw['order'];
  /** How many of them a game asks, where that is not all. Calm practice asks all. */
  readonly gameLength?: number;
  /** `on-submit`: radio buttons and `Submit`; `at-once`: each option is a button. */
  readonly answering: 'on-submit' | 'at-once';
  readonly texts: QuizGameTexts;
  /** What calm practice says in its place, where that speaks of lives (MOC-13). */
  readonly calmTexts?: Partial<QuizGameTexts>;
  /** How well it went; `asked`: the number of questions. */
  readonly rate: (answers: readonly JudgedAnswer[], asked: number) => RatingBand;
  /** Whether the question can be heard before it is answered. Where hearing is what is trained, it can't. */
  readonly isQuestionHeard: boolean;
  /** What more a result says (LIS-04). */
  readonly ResultNote?: ComponentType<{ readonly ended: PastSitting }>;
}

/** What a part needs that draws any of the games alike. */
export type AnyQuizGame = QuizGameDefinition<GameItem>;

/** A game as it is played in a mode (MOC-13). */
export function gameIn<Item extends GameItem>(
  mode: SittingMode,
  definition: QuizGameDefinition<Item>,
): QuizGameDefinition<Item> {
  if (mode === 'game') return definition;
  const { rules, texts, calmTexts } = definition;
  return { ...definition, rules: rulesIn(mode, rules), texts: { ...texts, ...calmTexts } };
}

/** Questions about one fragment, which are asked one after the other; any other by itself. */
export function groupsOf<Item extends GameItem>(items: readonly Item[]): readonly QuestionGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = item.fragmentId ?? item.id;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups].map(([id, questions]) => ({ id, questions }));
}

/** How many questions a whole game has. */
export function gameLengthOf({ items, gameLength = items.length }: AnyQuizGame): number {
  return Math.min(gameLength, items.length);
}

/** The theme of all of them; null where they are of several. */
export function onlyThemeOf(items: readonly GameItem[]): GameTheme | null {
  const [first] = items;
  return first !== undefined && items.every(({ theme }) => theme.id === first.theme.id) ? first.theme : null;
}

/** What a game in Dutch says: listening says what KNM says (KNM-02, KNM-03, LIS-02). */
export const DUTCH_GAME_TEXTS: QuizGameTexts = {
  right: (points) => ({ nl: `Correct! +${points}` }),
  wrong: { nl: 'Incorrect' },
  rightAnswerIs: { nl: 'Het juiste antwoord is:', en: 'This is the right answer.' },
  next: { nl: 'Volgende Vraag', en: 'Next question' },
  finish: { nl: 'Quiz Voltooien', en: 'Finish the quiz' },
  toResult: { nl: 'Resultaat Bekijken', en: 'See the result' },
  outOfLives: {
    nl: 'Je hebt geen levens meer! Geen zorgen, oefening baart kunst.',
    en: 'You have no lives left! Don’t worry, practice makes perfect.',
  },
  passed: { nl: 'GESLAAGD', en: 'Passed' },
  failed: { nl: 'NIET GESLAAGD', en: 'Not passed' },
};
