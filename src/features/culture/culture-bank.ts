import { wordsOfTopic, type CultureWord } from '#domain/culture/culture.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { cultureFile } from '#features/culture/culture-file.ts';
import type { CatalogueItem } from '#services/catalogue/catalogue.ts';
import { wholeFile, type FilePlatform } from '#services/data-files/data-file-cache.ts';
import { PATHS } from '#services/paths.ts';

/** The culture words for the catalogue (MEM-18). */
export async function loadCultureWords(platform: FilePlatform): Promise<readonly CatalogueItem[]> {
  const topics = await wholeFile(cultureFile(platform));
  return topics.flatMap(wordsOfTopic).map(toItem);
}

function toItem({ id, dutch, english, definition, englishDefinition }: CultureWord): CatalogueItem {
  return {
    id: itemId('culture-word', id),
    dutch,
    english,
    question: 'What does it mean, and what is it?',
    prompt: `*${dutch}*`,
    options: [],
    answer: english,
    explanation: `*${definition}*${englishDefinition === undefined ? '' : ` ${englishDefinition}`}`,
    page: PATHS.culture,
  };
}
