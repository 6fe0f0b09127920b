import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { RouteLink } from '#routes/routes.ts';

/** What items are counted together under, and where just these are practised (MEM-10). */
export interface ItemTopic {
  /** The same for all of its items, and no other topic's. */
  readonly id: string;
  readonly title: MarkedText;
  readonly link: RouteLink;
  /** Of a topic that is a row of cards: to one of them, from 0. */
  readonly linkToCard?: (card: number) => RouteLink;
}

/** The topic of a bank as a whole (MEM-10). */
export function wholeTopic(title: string, link: RouteLink): () => ItemTopic {
  return () => ({ id: title, title, link });
}
