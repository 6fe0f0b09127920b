import type { CatalogueItem } from './catalogue.ts';
import { HOLDS_DAYS } from './rules/item-cards.ts';

/** With its easy sentence as the example, where it has one: a session asks what is still new. */
export function withEasySentence(item: CatalogueItem): CatalogueItem {
  const { easyExplanation } = item;
  return easyExplanation === undefined ? item : { ...item, explanation: easyExplanation };
}

/** In review the longer sentence comes when the card holds: until then most of its words are new, too (PTH-04). */
export function withSentenceFor(stabilityDays: number, item: CatalogueItem): CatalogueItem {
  return stabilityDays < HOLDS_DAYS ? withEasySentence(item) : item;
}
