import type { MessageDescriptor } from '@lingui/core';
import type { QuestionResult } from '#practice/rules/question-loop.ts';
import type { CardKind } from '#learning/rules/study-event.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import type { WayId } from '#routes/vocabulary-views.ts';

/** The result of one item and what was answered; empty where the person rates themselves. */
export type ItemResult = QuestionResult<CatalogueItem, string>;

export interface RoundProps {
  /** In the order in which they are asked. */
  readonly items: readonly CatalogueItem[];
  /** The card under which its answers are scheduled. */
  readonly card: CardKind;
  readonly onFinished: (results: readonly ItemResult[]) => void;
}

/** A description of one way to study a deck: `WayRunner` plays it (docs/decisions/0029). */
export interface StudyWay {
  readonly id: WayId;
  readonly title: MessageDescriptor;
  /** What it asks, in a sentence. */
  readonly about: MessageDescriptor;
  readonly card: CardKind;
  /** Which items it can ask. */
  readonly fits: (item: CatalogueItem) => boolean;
}

/** One item on the screen. Each showing is a new component (`key`). */
export interface WayQuestionProps {
  readonly item: CatalogueItem;
  /** Null until it is answered. */
  readonly result: ItemResult | null;
  readonly takesFocus: boolean;
  readonly onAnswered: (answer: string, isRight: boolean) => void;
  /** It was judged wrong, but the person says that it was right (MEM-09). */
  readonly onJudgedRight: () => void;
  readonly onNext: () => void;
  readonly nextLabel: string;
}
