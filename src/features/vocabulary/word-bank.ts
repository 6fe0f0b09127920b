import { itemId } from '#domain/memory/item-id.ts';
import { allWords, withArticle, type Word } from '#domain/vocabulary/vocabulary.ts';
import { vocabularyFile } from '#features/vocabulary/vocabulary-file.ts';
import type { CatalogueItem } from '#services/catalogue/catalogue.ts';
import { wholeFile, type FilePlatform } from '#services/data-files/data-file-cache.ts';
import { PATHS } from '#services/paths.ts';

/** The words of the lists for the catalogue (MEM-18). */
export async function loadWords(platform: FilePlatform): Promise<readonly CatalogueItem[]> {
  const { vocabulary } = await wholeFile(vocabularyFile(platform));
  return allWords(vocabulary).map(toItem);
}

function toItem(word: Word): CatalogueItem {
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
  };
}
