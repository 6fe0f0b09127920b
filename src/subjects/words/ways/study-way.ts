import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { QuestionResult } from '#practice/rules/question-loop.ts';
import type { CardKind } from '#learning/rules/study-event.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import type { WayId } from '#routes/vocabulary-views.ts';

/** How one item went, with what was given; empty where one only rates oneself. */
export type ItemResult = QuestionResult<CatalogueItem, string>;

export interface RoundProps {
  /** In the order in which they are asked. */
  readonly items: readonly CatalogueItem[];
  /** Under which its answers are scheduled. */
  readonly card: CardKind;
  readonly onFinished: (results: readonly ItemResult[]) => void;
}

/** A way to study a deck, as a description: `WayRunner` plays it (docs/decisions/0029). */
export interface StudyWay {
  readonly id: WayId;
  readonly title: MarkedText;
  /** What it asks, in a sentence. */
  readonly about: string;
  readonly card: CardKind;
  /** Which items it can ask. */
  readonly fits: (item: CatalogueItem) => boolean;
}

/** One item on the screen. Each showing is a component of its own (`key`). */
export interface WayQuestionProps {
  readonly item: CatalogueItem;
  /** Null until it is answered. */
  readonly result: ItemResult | null;
  readonly takesFocus: boolean;
  readonly onAnswered: (answer: string, isRight: boolean) => void;
  /** It was judged wrong, and the person says that it was right (MEM-09). */
  readonly onJudgedRight: () => void;
  readonly onNext: () => void;
  readonly nextLabel: string;
}
