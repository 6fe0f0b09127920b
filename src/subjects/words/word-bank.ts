import { msg } from '@lingui/core/macro';
import { withTranslation } from '#lib/marked-text.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { buildOwnTopic } from '#dutch/vocabulary/build-vocabulary.ts';
import { sameMeaning } from '#dutch/vocabulary/same-meaning.ts';
import {
  allWords,
  withArticle,
  type Subsection,
  type Topic,
  type Vocabulary,
  type Word,
} from '#dutch/vocabulary/vocabulary.ts';
import { pictureOf, pictureSubject } from '#content/pictures/word-pictures.ts';
import { vocabularyFile } from '#data-files/vocabulary-file.ts';
import type { BankPlatform, CatalogueItem } from '#learning/catalogue.ts';
import { sharedMeanings } from '#practice/judge/shared-meanings.ts';
import type { ItemTopic } from '#learning/item-topic.ts';
import { wholeFile } from '#data-files/data-file-cache.ts';
import { readOwnLists } from '#learning/own-lists/own-list-store.ts';
import { PATHS } from '#routes/paths.ts';
import { route } from '#routes/routes.ts';
import { nameOfWords } from '#content/vocabulary/names.ts';
import { filled } from '#lib/shown-text.ts';

/** The words of the lists for the catalogue (MEM-18). */
export async function loadWords(platform: BankPlatform): Promise<readonly CatalogueItem[]> {
  const [{ vocabulary }, lists] = await Promise.all([
    wholeFile(vocabularyFile(platform)),
    readOwnLists(platform),
  ]);
  return itemsOf(vocabulary.topics, lists.ok ? lists.value.map(buildOwnTopic) : []);
}

/** The words of custom lists (MEM-15). Rejects where the database can't be read: then they are not gone. */
export async function loadOwnWords(platform: BankPlatform): Promise<readonly CatalogueItem[]> {
  const [lists, topics] = await Promise.all([
    readOwnLists(platform),
    wholeFile(vocabularyFile(platform)).then(
      ({ vocabulary }) => vocabulary.topics,
      () => [],
    ),
  ]);
  if (!lists.ok) throw new Error('The lists of one’s own can not be read', { cause: lists.error });
  return itemsOf(lists.value.map(buildOwnTopic), topics);
}

/** @param others what else can be studied: the same words are right for a word wherever it is asked (JDG-01) */
function itemsOf(topics: readonly Topic[], others: readonly Topic[]): readonly CatalogueItem[] {
  const itemOf = wordItems({ topics: [...topics, ...others] });
  return topics.flatMap((topic) =>
    topic.subsections.flatMap((list) => {
      const itemTopic = topicOf(topic, list);
      return list.words.map((word) => ({ ...itemOf(word), topic: itemTopic }));
    }),
  );
}

/** A list is counted and practised as a unit: a whole topic is too much to start with. */
function topicOf({ key, title }: Topic, list: Subsection): ItemTopic {
  // `search`: no view of this page is below it in the history.
  const linkToCard = (card: number) =>
    route('vocabulary', { kind: 'cards', topic: key, list: list.title, filter: 'all', card, from: 'search' });
  return {
    id: `words ${key} ${list.title}`,
    title: filled(msg({ message: '{topic} / {list}' }), {
      topic: nameOfWords(key, title),
      list: nameOfWords(key, list.title),
    }),
    link: linkToCard(0),
    linkToCard,
  };
}

/** Words as catalogue items, in the context of all other words. */
export function wordItems(vocabulary: Vocabulary): (word: Word) => CatalogueItem {
  const words = allWords(vocabulary);
  const meantToo = sharedMeanings(words);
  const namedToo = sameMeaning(words);
  const shownToo = samePicture(words);
  return (word) => {
    const { also = [] } = word;
    const alsoRight = [...new Set([...meantToo(word).map(withArticle), ...also])];
    const named = [...shownToo(word), ...namedToo(word)].map(withArticle);
    const alsoShown = [...new Set([...named, ...also])];
    return {
      ...wordItem(word),
      ...(alsoRight.length > 0 && { alsoRight }),
      ...(alsoShown.length > 0 && { alsoShown }),
    };
  };
}

/** Finds the other words of the same kind with the same picture: *hardlopen* and *joggen* for *rennen* (PIC-01). */
function samePicture(words: readonly Word[]): (word: Word) => readonly Word[] {
  const bySubject = new Map<string, readonly Word[]>();
  for (const word of words) {
    const shown = shownBy(word);
    if (shown !== null) bySubject.set(shown, [...(bySubject.get(shown) ?? []), word]);
  }
  return (word) => bySubject.get(shownBy(word) ?? '')?.filter(({ id }) => id !== word.id) ?? [];
}

function shownBy({ id, kind }: Word): string | null {
  const subject = pictureSubject(id);
  return subject === undefined ? null : `${kind ?? ''} ${subject}`;
}

function wordItem(word: Word): CatalogueItem {
  const { id, dutch, article, kind, meaning, isTranslated = false, example, exampleEn } = word;
  const { easyExample = example, easyExampleEn = exampleEn } = word;
  return {
    id: itemId('word', id),
    dutch: withArticle(word),
    meaning,
    ...(isTranslated && { isTranslated }),
    question: msg`What does it mean?`,
    prompt: `*${withArticle(word)}*`,
    options: [],
    answer: meaning,
    // On two lines, as a sentence and its translation stand everywhere.
    explanation: withTranslation(example, exampleEn),
    ...(word.easyExample !== undefined && { easyExplanation: withTranslation(easyExample, easyExampleEn) }),
    ...(kind === 'noun' && article !== undefined ? { noun: { article, word: dutch } } : {}),
    ...((kind === 'verb' || kind === 'adjective') && { wordKind: kind }),
    picture: pictureOf(id),
    ...(easyExampleEn !== undefined && { sentence: { dutch: easyExample, english: easyExampleEn } }),
    page: PATHS.vocabulary,
  };
}
