import { vocabularyRowSchema } from '#content/schema/vocabulary-row.ts';
import { VOCABULARY_TOPICS } from '#content/vocabulary/topics.ts';
import { buildVocabulary, type WordRow } from '#dutch/vocabulary/build-vocabulary.ts';
import type { Topic, Vocabulary, Word } from '#dutch/vocabulary/vocabulary.ts';
import { nextTask } from '#browser/clock.ts';
import { csvFile } from './csv-file.ts';
import { sharedFile } from './data-file-cache.ts';
import { inChosenLanguage } from './meanings.ts';

/** The place of a word: its topic, its list's title, and its place in the deck from 0. */
export interface WordPlace {
  readonly topic: Topic['key'];
  readonly list: string;
  readonly card: number;
}

/** The words, and what is derived from them once, when they are loaded. */
export interface VocabularyData {
  readonly vocabulary: Vocabulary;
  readonly places: ReadonlyMap<Word, WordPlace>;
  /** False for the built-in words, and where some failed to load: then what is stored about all words must not be pruned. */
  readonly areAllWords: boolean;
}

/** The word lists (VOC-07). */
export const vocabularyFile = sharedFile<VocabularyData>(
  csvFile({
    path: '/vocabulary.csv',
    schema: vocabularyRowSchema,
    async build(rows, platform) {
      const inOwn = await inChosenLanguage('vocabulary', rows, platform, (row: WordRow, { meaning }) => ({
        ...row,
        meaning,
      }));
      // On a slow phone the rest, which draws the page, takes just as long.
      await nextTask(platform.clock);
      return vocabularyData(buildVocabulary(inOwn, VOCABULARY_TOPICS), true);
    },
  }),
);

/** The words with what is derived from them. */
export function vocabularyData(vocabulary: Vocabulary, areAllWords: boolean): VocabularyData {
  return { vocabulary, places: placesOf(vocabulary), areAllWords };
}

function placesOf({ topics }: Vocabulary): Map<Word, WordPlace> {
  const places = new Map<Word, WordPlace>();
  for (const topic of topics) {
    for (const { title, words } of topic.subsections) {
      for (const [card, word] of words.entries()) places.set(word, { topic: topic.key, list: title, card });
    }
  }
  return places;
}
