import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { CatalogueItem } from '#learning/catalogue.ts';
import type { ReviewCard } from '#learning/rules/item-cards.ts';
import type { ReviewGrade } from '#learning/rules/schedule.ts';

/** The answer to a card. */
export interface CardAnswer {
  readonly grade: ReviewGrade;
  /** What was chosen or typed; null where the person rates themselves. */
  readonly given: string | null;
  /** It was typed, and the person says that it was right (MEM-09). */
  readonly isJudgedRight?: boolean;
}

/** A card of an item, as review and a session ask it. */
export interface ReviewCardViewProps {
  readonly card: Pick<ReviewCard, 'id' | 'kind' | 'isCheck'> & Partial<Pick<ReviewCard, 'schedule'>>;
  readonly item: CatalogueItem;
  /** When it comes back after each grade; null in a session, which grades by the answer alone. */
  readonly returns: Record<ReviewGrade, MessageDescriptor> | null;
  /** Whether its meaning is shown with the question: too few of its words are known to understand it. */
  readonly isMeaningShown?: boolean;
  /** What is to be heard before the question is answered. */
  readonly sound?: ReactNode;
  /** When the person's day began, ms since 1970. */
  readonly dayStart: number;
  /** False for the first card of a visit: then the page's heading has the focus. */
  readonly takesFocus: boolean;
  /** Shown with the answer. */
  readonly help: ReactNode;
  readonly onAnswered: (answer: CardAnswer) => void;
  readonly onNothingHeard: () => void;
}
