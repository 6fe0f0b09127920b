import type { MessageDescriptor } from '@lingui/core';
import type { ShownText } from '#lib/shown-text.ts';
import type { RouteLink } from '#routes/routes.ts';

/** A group of items that are counted together, and the link to practise them (MEM-10). */
export interface ItemTopic {
  /** The same for all of its items, and unique to the topic. */
  readonly id: string;
  /** With Dutch marked, as everywhere: `KNM: *Wonen*`. */
  readonly title: ShownText;
  /** Where its part or subject is named already. */
  readonly shortTitle?: ShownText;
  /** The English of a Dutch one. */
  readonly english?: ShownText;
  readonly link: RouteLink;
  /** For a topic of cards: the link to one card, counted from 0. */
  readonly linkToCard?: (card: number) => RouteLink;
}

/** The topic of a bank as a whole (MEM-10). */
export function wholeTopic(id: string, title: MessageDescriptor, link: RouteLink): () => ItemTopic {
  return () => ({ id, title, link });
}
