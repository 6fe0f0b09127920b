import { VOCABULARY_TOPICS } from '#content/vocabulary/topics.ts';
import { buildVocabulary, type WordRow } from '#dutch/vocabulary/build-vocabulary.ts';
import { withArticle, type Word } from '#dutch/vocabulary/vocabulary.ts';
import { idFromText } from '#lib/id-from-text.ts';
import { saidBy, sentenceVoice, type PreparedPack, type PreparedText } from './prepared-text.ts';

interface TopicPacks {
  readonly title: string;
  readonly packs: readonly PreparedPack[];
}

/** The word lists with their sentences, by topic. */
export function wordPacks(rows: readonly WordRow[]): TopicPacks[] {
  return buildVocabulary(rows, VOCABULARY_TOPICS).topics.map(({ key, title: topic, subsections }) => ({
    title: topic,
    packs: subsections.map(({ title, words }) => ({
      id: `words-${key}-${idFromText(title)}`,
      title,
      parts: [
        { name: 'words', texts: words.map((word) => saidBy('woman', withArticle(word))) },
        { name: 'sentences', texts: words.flatMap(sentencesOf) },
      ],
    })),
  }));
}

/** By both voices: words by the woman, whose sounds are clearer, and sentences by both, to get used to both. */
function sentencesOf({ example, secondExample }: Word): PreparedText[] {
  return [example, secondExample]
    .filter((text) => text !== undefined)
    .map((text) => saidBy(sentenceVoice(text), text));
}
