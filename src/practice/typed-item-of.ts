import type { CatalogueItem } from '#learning/catalogue.ts';
import type { CardKind } from '#learning/rules/study-event.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import type { TypedItem } from '#practice/judge/typed-item.ts';
import { heardItem, wordItem } from '#practice/judge/typed-items.ts';

/** What is judged where a card of an item is typed: as its bank says, or a word from its English or by ear (JDG-01). */
export function typedItemOf(
  { typed, dutch, alsoRight = [] }: Pick<CatalogueItem, 'typed' | 'dutch' | 'alsoRight'>,
  card: CardKind,
  lexicon: Lexicon,
): TypedItem {
  if (typed !== undefined) return typed(lexicon);
  return card === 'heard' ? heardItem(dutch, lexicon) : wordItem(dutch, alsoRight, lexicon);
}
