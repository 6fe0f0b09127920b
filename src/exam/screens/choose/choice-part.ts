import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { QuestionSkill } from '#content/schema/question-skill.ts';
import type { PastSitting } from '#exam/engine/choice-sitting.ts';
import { rulesIn, type GameRules, type JudgedAnswer, type SittingMode } from '#exam/engine/game-rules.ts';
import type { GameDraw, Paper } from '#exam/engine/paper.ts';
import type { ExamPart } from '#exam/part.ts';
import type { RatingBand } from '#exam/engine/ratings.ts';
import type { ChoiceItem, FrameProps, ItemGroup } from './choice-item.ts';
import type { MockExam } from '#exam/screens/mock/mock-part.ts';
import type { QuizGameView } from '#routes/quiz-game-views.ts';
import type { ScreenText } from '#components/screen-text.tsx';

/** What the specification gives letter for letter, in Dutch where it says so; all other words of a game are messages. */
export interface GameTexts {
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
  /** The message for a choice made too early (LIS-02). */
  readonly locked?: ScreenText;
}

/** The game of a part with options, and its calm practice: its differences from the others (EXM-04). */
export interface ChoiceGame<Item extends ChoiceItem> {
  readonly part: ExamPart;
  readonly rules: GameRules;
  /** The introduction of the game, shown before its start above the rules. */
  readonly Intro: ComponentType;
  /** The practice format's pass mark (KNM-04, LIS-03); null if a game has none. */
  readonly rightToPass: number | null;
  readonly items: readonly Item[];
  /** Asked besides these in calm practice of a theme or a skill, which has no length to keep. */
  readonly moreItems?: readonly Item[];
  readonly itemOrder: GameDraw['order'];
  /** `on-submit`: radio buttons and `Submit`; `at-once`: each option is a button. */
  readonly answering: 'on-submit' | 'at-once';
  readonly texts: GameTexts;
  /** What calm practice says in its place, where that speaks of lives (MOC-13). */
  readonly calmTexts?: Partial<GameTexts>;
  /** How well it went; `asked`: the number of questions. */
  readonly rate: (answers: readonly JudgedAnswer[], asked: number) => RatingBand;
  /** What more a result says (LIS-04). */
  readonly ResultNote?: ComponentType<{ readonly ended: PastSitting }>;
}

/** What a view needs that draws any of the games alike. */
export type AnyChoiceGame = ChoiceGame<ChoiceItem>;

/** A game as it is played in a mode (MOC-13). */
export function gameIn<Item extends ChoiceItem>(mode: SittingMode, game: ChoiceGame<Item>): ChoiceGame<Item> {
  if (mode === 'game') return game;
  const { rules, texts, calmTexts } = game;
  return { ...game, rules: rulesIn(mode, rules), texts: { ...texts, ...calmTexts } };
}

/** How many questions a whole game has. */
export function gameLengthOf({ items, part }: AnyChoiceGame): number {
  return Math.min(part.game.asked ?? items.length, items.length);
}

/** Which questions of a game are asked: of a theme or a text, of a skill, or all. */
export type Selection = Omit<QuizGameView, 'kind'>;

/** What is asked in a mode: the game has its own questions, calm practice of a theme or a skill all that there are. */
export function askedIn<Item extends ChoiceItem>(
  mode: 'game' | 'calm',
  game: ChoiceGame<Item>,
  { theme, skill }: Selection,
): readonly Item[] {
  const isPart = theme !== null || skill !== undefined;
  const items = mode === 'calm' && isPart ? everyItemOf(game) : game.items;
  return items.filter(
    (item) => (theme === null || item.group.id === theme) && (skill === undefined || item.skill === skill),
  );
}

/** All that may be asked. */
export function everyItemOf<Item extends ChoiceItem>({
  items,
  moreItems = [],
}: ChoiceGame<Item>): readonly Item[] {
  return [...items, ...moreItems];
}

/** The selection of these, by what they have in common. Those of one text are of the text, whatever their skills. */
export function selectionOf(items: readonly ChoiceItem[]): Selection {
  const group = onlyGroupOf(items);
  const skill = onlySkillOf(items);
  return group === null && skill !== null ? { theme: null, skill } : { theme: group?.id ?? null };
}

/** The group of all of them; null where they are of several. */
export function onlyGroupOf(items: readonly ChoiceItem[]): ItemGroup | null {
  const [first] = items;
  return first !== undefined && items.every(({ group }) => group.id === first.group.id) ? first.group : null;
}

export function onlySkillOf(items: readonly ChoiceItem[]): QuestionSkill | null {
  const skill = items[0]?.skill;
  return skill !== undefined && items.every((item) => item.skill === skill) ? skill : null;
}

/** What a game in Dutch says: listening says what KNM says (KNM-02, KNM-03, LIS-02). */
export const DUTCH_GAME_TEXTS: GameTexts = {
  right: (points) => ({ nl: `Correct! +${points}` }),
  wrong: { nl: 'Incorrect' },
  rightAnswerIs: { nl: 'Het juiste antwoord is:', en: msg`This is the right answer.` },
  next: { nl: 'Volgende Vraag', en: msg`Next question` },
  finish: { nl: 'Quiz Voltooien', en: msg`Finish the quiz` },
  toResult: { nl: 'Resultaat bekijken', en: msg`See the result` },
  outOfLives: {
    nl: 'Je hebt geen levens meer! Geen zorgen, oefening baart kunst.',
    en: msg`You have no lives left. Don’t worry: practice helps.`,
  },
  passed: { nl: 'GESLAAGD', en: msg`Passed` },
  failed: { nl: 'NIET GESLAAGD', en: msg`Not passed` },
};

/** An exam whose paper says in which order the options of each question stand. */
export type ChoiceExam = MockExam<Paper[number]>;

/** The mock exams of a part with options: their differences from those of other parts. */
export interface ChoiceExams<Item extends ChoiceItem = ChoiceItem> {
  readonly part: ExamPart;
  /** Of the game of this part. */
  readonly game: GameRules;
  readonly exams: readonly ChoiceExam[];
  readonly items: ReadonlyMap<string, Item>;
  /** What a result is broken down by, and what is practised by itself. */
  readonly topicsAre: 'skills' | 'themes';
  /** Each group opens with a screen of its own, as the themes of KNM do. */
  readonly hasDividers: boolean;
  /** The instructions, shown before the start. */
  readonly rules: readonly MessageDescriptor[];
  /** What else one chooses before the start. */
  readonly Choices?: ComponentType;
  /** The content before or next to a question. */
  readonly Frame: ComponentType<FrameProps<Item>>;
  /** What a group of questions is about, shown again with its result: a text, what was said. */
  readonly Source?: ComponentType<{ readonly item: Item }>;
}

/** What a view needs that draws any of them alike. */
export type AnyChoiceExams = Omit<ChoiceExams, 'Frame' | 'Source'>;
