import { withTranslation } from '#lib/marked-text.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';

/** With its easy sentence as the example, where it has one: a session asks what is still new. */
export function withEasySentence(item: CatalogueItem): CatalogueItem {
  const { sentence } = item;
  return sentence === undefined
    ? item
    : { ...item, explanation: withTranslation(sentence.dutch, sentence.english) };
}
