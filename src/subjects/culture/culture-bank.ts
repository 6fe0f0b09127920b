import { msg } from '@lingui/core/macro';
import type { CultureSection, CultureTopic, CultureWord } from '#subjects/culture/rules/culture.ts';
import { withTranslation } from '#lib/marked-text.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { cultureFile } from './culture-file.ts';
import type { CatalogueItem } from '#learning/catalogue.ts';
import type { ItemTopic } from '#learning/item-topic.ts';
import { wholeFile, type FilePlatform } from '#data-files/data-file-cache.ts';
import { PATHS } from '#routes/paths.ts';
import { route } from '#routes/routes.ts';
import { filled } from '#lib/shown-text.ts';

/** The culture words for the catalogue (MEM-18). */
export async function loadCultureWords(platform: FilePlatform): Promise<readonly CatalogueItem[]> {
  const topics = await wholeFile(cultureFile(platform));
  return topics.flatMap((topic) =>
    topic.sections.flatMap((section) => {
      const itemTopic = topicOf(topic, section);
      return section.words.map((word) => toItem(word, itemTopic));
    }),
  );
}

function topicOf({ title, name }: CultureTopic, section: CultureSection): ItemTopic {
  return {
    id: `culture ${title} ${section.title}`,
    title: filled(msg({ message: '{topic} / *{section}*' }), {
      topic: name,
      section: section.title,
    }),
    link: route('culture', { kind: 'cards', topic: title, section: section.title, card: 0 }),
  };
}

function toItem(
  { id, dutch, meaning, isTranslated = false, definition, explanation }: CultureWord,
  topic: ItemTopic,
): CatalogueItem {
  return {
    id: itemId('culture-word', id),
    dutch,
    meaning,
    ...(isTranslated && { isTranslated, isExplanationTranslated: true }),
    question: msg`What does it mean, and what is it?`,
    prompt: `*${dutch}*`,
    options: [],
    answer: meaning,
    explanation: withTranslation(definition, explanation),
    page: PATHS.culture,
    topic,
  };
}
