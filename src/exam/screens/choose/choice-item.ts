import type { ReactNode } from 'react';
import type { FactSource } from '#content/schema/exam-rows.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { QuestionSkill } from '#content/schema/question-skill.ts';
import type { Question, SittingMode } from '#exam/engine/game-rules.ts';
import type { QuestionGroup } from '#exam/engine/paper.ts';
import type { HeardByItself } from '#exam/engine/read-aloud.ts';
import type { ItemTopic } from '#learning/item-topic.ts';
import type { ShownText } from '#lib/shown-text.ts';

/** A group of questions: results are shown per group, and it can be practised separately (EXM-08). */
export interface ItemGroup {
  readonly id: string;
  /** Dutch. */
  readonly title: string;
  readonly english?: ShownText;
}

/** A question of a part with options, in whichever mode it is asked. Question and options are Dutch. */
export interface ChoiceItem extends Question {
  readonly question: string;
  readonly explanation: MarkedText;
  readonly group: ItemGroup;
  /** Of a question about a text or a fragment; absent in KNM, where each asks a fact. */
  readonly skill?: QuestionSkill;
  /** Its topic in the person's progress, with the link to practise it (MEM-10, EXM-08). */
  readonly topic: ItemTopic;
  /** The English, if it may be shown (KNM-01); never before an exam is submitted (MOC-02). */
  readonly english?: { readonly question: string; readonly options: readonly string[] };
  /** The page that the fact comes from (EXM-08). */
  readonly source?: FactSource;
  /** Shared by questions on one fact (`KnmBankRow`). */
  readonly fact?: string | undefined;
  /** Dutch words that settle it, quoted with the explanation. */
  readonly evidence?: string;
  /** Where several questions may be about one thing that is heard: which. A game asks them one after the other. */
  readonly fragment?: { readonly id: string };
}

/** How it goes with the fragment of a question. */
export interface FragmentSound {
  /** How often it was played to its end: in a game for this question, in an exam for any of its questions. */
  readonly playedTimes: number;
  /** Whether it may be played again (MOC-08). */
  readonly isReplayed: boolean;
  /** Its text is shown, as it could not be played (LIS-04). */
  readonly isRead: boolean;
  /** As the question comes on the screen. */
  readonly heardByItself: HeardByItself;
  readonly onPlayed: () => void;
  readonly onTextWanted: () => void;
}

/** The props for the content before or next to a question, the question itself, and the next buttons. */
export interface FrameProps<Item extends ChoiceItem> {
  readonly item: Item;
  readonly mode: SittingMode;
  /** In a game, where the answer stands at once: then what settles it is shown. */
  readonly isAnswered: boolean;
  readonly sound: FragmentSound;
  /** The question and its options as they are read aloud when that is asked for, from top to bottom. */
  readonly spoken: string;
  /** Something was done already, so the focus is the sitting's to move; not when a page was just opened or reloaded. */
  readonly movesFocus: boolean;
  /** The question with its options; between them how to hear them, where that can be. It takes the focus. */
  readonly renderQuestion: (listen?: ReactNode) => ReactNode;
  /** The bar with the ways on, for the end of the frame; with what the frame adds to it. */
  readonly renderSteps: (action?: ReactNode) => ReactNode;
}

/** A question and its options as they are read aloud: from top to bottom, each a sentence of its own. */
export function spokenQuestion(
  { question, options }: Pick<ChoiceItem, 'question' | 'options'>,
  order: readonly number[],
): string {
  return [question, ...order.map((option) => options[option]?.replace(/[.!?]?$/, '.'))].join(' ');
}

/** The items of a list, group by group, in the order in which the groups come. */
export function inGroups<Item extends ChoiceItem>(
  items: readonly Item[],
  idOf: (item: Item) => string = ({ group }) => group.id,
): readonly QuestionGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(idOf(item), [...(groups.get(idOf(item)) ?? []), item]);
  return [...groups].map(([id, questions]) => ({ id, questions }));
}
