import { isFollowed } from '#dutch/vocabulary/fitting-example.ts';
import { comparableWordsOf } from '#lib/dutch-words.ts';
import { dutchIn, withTranslation } from '#lib/marked-text.ts';
import type { CatalogueItem } from './catalogue.ts';

/** With its easy sentence as the example, where it has one: a session asks what is still new. */
export function withEasySentence(item: CatalogueItem): CatalogueItem {
  const { sentence } = item;
  return sentence === undefined
    ? item
    : { ...item, explanation: withTranslation(sentence.dutch, sentence.english) };
}

/**
 * The same until enough words of the longer sentence are known (PTH-04).
 * @param known the forms of the words that the person knows; the word itself counts, as it is being asked
 */
export function withFittingSentence(item: CatalogueItem, known: ReadonlySet<string>): CatalogueItem {
  const own = new Set(comparableWordsOf(item.dutch));
  return isFollowed(dutchIn(item.explanation ?? ''), known, own) ? item : withEasySentence(item);
}
