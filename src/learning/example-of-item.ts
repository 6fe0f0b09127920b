import type { CatalogueItem } from './catalogue.ts';
import { HOLDS_DAYS } from './rules/item-cards.ts';
import type { Schedule } from './rules/schedule.ts';

/** With its easy sentence as the example, where it has one: a session asks what is still new. */
export function withEasySentence(item: CatalogueItem): CatalogueItem {
  const { easyExplanation } = item;
  return easyExplanation === undefined ? item : { ...item, explanation: easyExplanation };
}

/** In review the longer sentence comes when the card holds: until then most of its words are new, too (PTH-04). */
export function withSentenceFor(schedule: Schedule | null, item: CatalogueItem): CatalogueItem {
  return schedule !== null && schedule.stabilityDays >= HOLDS_DAYS ? item : withEasySentence(item);
}
