import type { ComponentType, ReactNode } from 'react';
import type { ExamFormat } from '#content/mock-exam/formats.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { ChoiceDesk } from '#exam/engine/choice-sitting.ts';
import type { GameRules } from '#exam/engine/game-rules.ts';
import type { Paper } from '#exam/engine/paper.ts';
import type { HeardByItself } from '#exam/engine/read-aloud.ts';
import type { MockExam } from '#features/exam/mock/exam-flow.ts';
import type { ItemTopic } from '#services/catalogue/catalogue.ts';
import type { SittingEntry } from '#services/storage/sitting-entry.ts';

/** A question of a mock exam. Question and options are Dutch; nothing else is shown before it is handed in (MOC-02). */
export interface MockItem {
  readonly id: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly correct: number;
  readonly explanation: MarkedText;
  /** Dutch words that settle it, quoted with the explanation. */
  readonly evidence?: string;
  /** The page that the fact comes from, and the day it was checked: `2026-11-20` (EXM-08). */
  readonly source?: { readonly name: string; readonly url: string; readonly checkedOn: string };
  /** What it belongs to: a result is told by it, and the first question of each can open with a screen of its own. */
  readonly group: {
    readonly id: string;
    readonly dutch: string;
    readonly english: string;
    /** In Dutch, what a text or a fragment is about. */
    readonly theme?: string;
  };
  /** Where more of its theme is practised (EXM-08). */
  readonly topic?: ItemTopic;
}

/** An exam whose paper says in which order the options of each question stand. */
export type ChoiceExam = MockExam<Paper[number]>;

export interface MockFrameProps<Item extends MockItem> {
  readonly item: Item;
  readonly format: ExamFormat;
  /** How often its fragment was played. */
  readonly playedTimes: number;
  readonly onPlayed: () => void;
  /** Its fragment could not be played, and its text is shown. */
  readonly isRead: boolean;
  readonly onTextWanted: () => void;
  /** As it comes on the screen. */
  readonly heardByItself: HeardByItself;
  /** The question and its options as they are read aloud when that is asked for, from top to bottom. */
  readonly spoken: string;
  /** The question with its options, and between them how to hear them, where that can be. */
  readonly renderQuestion: (listen?: ReactNode) => ReactNode;
  /** The ways on, for the end of the frame; with what is to be done first, where something is. */
  readonly renderSteps: (action?: ReactNode) => ReactNode;
}

/** A part of the exam whose questions have options: all that tells it from the others. */
export interface MockPart<Item extends MockItem = MockItem> {
  /** `Reading` */
  readonly title: string;
  readonly sitting: SittingEntry<ChoiceDesk>;
  /** Of the game of this part. */
  readonly game: GameRules;
  readonly exams: readonly ChoiceExam[];
  readonly items: ReadonlyMap<string, Item>;
  /** What the questions of a group share, in the plural: `Themes`. */
  readonly groupsAre: string;
  /** Each group opens with a screen of its own, as the themes of KNM do. */
  readonly hasDividers: boolean;
  /** How one works through it, told before the start. */
  readonly rules: readonly string[];
  /** What else one chooses before the start. */
  readonly Choices?: ComponentType;
  /** What stands before or beside a question. */
  readonly Frame: ComponentType<MockFrameProps<Item>>;
  /** What a group of questions is about, shown again with its result: a text, what was said. */
  readonly Source?: ComponentType<{ readonly item: Item }>;
}

/** The items of a list, group by group, in the order in which the groups come. */
export function inGroups<Item extends MockItem>(
  items: readonly Item[],
): readonly { readonly id: string; readonly questions: readonly Item[] }[] {
  const ids = new Set(items.map(({ group }) => group.id));
  return [...ids].map((id) => ({ id, questions: items.filter(({ group }) => group.id === id) }));
}

/** What a view needs that draws any of the parts alike. */
export type AnyMockPart = Omit<MockPart, 'Frame' | 'Source'>;
