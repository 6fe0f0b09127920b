import { stemOf } from '#dutch/verb-forms.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { buildOwnTopic } from '#dutch/vocabulary/build-vocabulary.ts';
import { allWords, type Vocabulary, type Word } from '#dutch/vocabulary/vocabulary.ts';
import { wordFamilies } from '#dutch/vocabulary/word-family.ts';
import { vocabularyFile } from '#data-files/vocabulary-file.ts';
import type { BankPlatform } from '#learning/catalogue.ts';
import { wholeFile } from '#data-files/data-file-cache.ts';
import { readOwnLists } from '#learning/own-lists/own-list-store.ts';

/** More of them don't help anybody to remember a word. */
const MOST_RELATED = 8;

/**
 * The ids of the app's words that share a part with a word, which may be a custom one (MEM-07). Rejects where the words can't be loaded.
 */
export async function relatedWords(id: string, platform: BankPlatform): Promise<readonly string[]> {
  const { vocabulary } = await wholeFile(vocabularyFile(platform));
  const isMeant = (word: Word) => itemId('word', word.id) === id;
  const word = allWords(vocabulary).find(isMeant) ?? (await ownWords(platform)).find(isMeant);
  if (word === undefined) return [];
  return familiesOf(vocabulary)(word)
    .slice(0, MOST_RELATED)
    .map((one) => itemId('word', one.id));
}

async function ownWords(platform: BankPlatform): Promise<readonly Word[]> {
  const lists = await readOwnLists(platform);
  return lists.ok ? allWords({ topics: lists.value.map(buildOwnTopic) }) : [];
}

const families = new WeakMap<Vocabulary, ReturnType<typeof wordFamilies<Word>>>();

/** Splitting all words takes longer than looking one up, so it is done once for each list. */
function familiesOf(vocabulary: Vocabulary): ReturnType<typeof wordFamilies<Word>> {
  const known = families.get(vocabulary) ?? wordFamilies(allWords(vocabulary), stemOf);
  families.set(vocabulary, known);
  return known;
}
