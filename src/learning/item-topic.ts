import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { RouteLink } from '#routes/routes.ts';

/** A group of items that are counted together, and the link to practise them (MEM-10). */
export interface ItemTopic {
  /** The same for all of its items, and unique to the topic. */
  readonly id: string;
  readonly title: MarkedText;
  /** Where its part or subject is named already. */
  readonly shortTitle?: MarkedText;
  /** The English of a Dutch one. */
  readonly english?: string;
  readonly link: RouteLink;
  /** For a topic of cards: the link to one card, counted from 0. */
  readonly linkToCard?: (card: number) => RouteLink;
}

/** The topic of a bank as a whole (MEM-10). */
export function wholeTopic(title: string, link: RouteLink): () => ItemTopic {
  return () => ({ id: title, title, link });
}
