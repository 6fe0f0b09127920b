import { itemId } from '#domain/memory/item-id.ts';
import { withArticle, type Subsection, type Topic, type Word } from '#domain/vocabulary/vocabulary.ts';
import { vocabularyFile } from '#features/vocabulary/vocabulary-file.ts';
import type { VocabularyView } from '#features/vocabulary/vocabulary-view.ts';
import type { CatalogueItem, ItemTopic } from '#services/catalogue/catalogue.ts';
import { wholeFile, type FilePlatform } from '#services/data-files/data-file-cache.ts';
import { PATHS } from '#services/paths.ts';

/** The words of the lists for the catalogue (MEM-18). */
export async function loadWords(platform: FilePlatform): Promise<readonly CatalogueItem[]> {
  const { vocabulary } = await wholeFile(vocabularyFile(platform));
  return vocabulary.topics.flatMap((topic) =>
    topic.subsections.flatMap((list) => {
      const itemTopic = topicOf(topic, list);
      return list.words.map((word) => toItem(word, itemTopic));
    }),
  );
}

/** A list is what is counted and practised: a whole topic is too much to begin with. */
function topicOf({ number, title }: Topic, list: Subsection): ItemTopic {
  // `search`: no view of this page lies below it in the history.
  const view: VocabularyView = {
    kind: 'cards',
    topic: number,
    list: list.title,
    filter: 'all',
    card: 0,
    from: 'search',
  };
  return {
    id: `words ${number} ${list.title}`,
    title: `${title}: ${list.title}`,
    page: PATHS.vocabulary,
    view,
  };
}

function toItem(word: Word, topic: ItemTopic): CatalogueItem {
  const { id, dutch, article, kind, english, example, exampleEn } = word;
  return {
    id: itemId('word', id),
    dutch: withArticle(word),
    english,
    question: 'What does it mean?',
    prompt: `*${withArticle(word)}*`,
    options: [],
    answer: english,
    explanation: `*${example}*${exampleEn === undefined ? '' : ` ${exampleEn}`}`,
    ...(kind === 'noun' && article !== undefined ? { noun: { article, word: dutch } } : {}),
    page: PATHS.vocabulary,
    topic,
  };
}
