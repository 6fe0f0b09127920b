import { readCsvRows } from '#content/schema/csv.ts';
import { vocabularyRowSchema } from '#content/schema/vocabulary-row.ts';
import { VOCABULARY_TOPICS } from '#content/vocabulary/topics.ts';
import { buildVocabulary } from '#dutch/vocabulary/build-vocabulary.ts';
import { withArticle, type Word } from '#dutch/vocabulary/vocabulary.ts';
import { idFromText } from '#lib/id-from-text.ts';
import { saidBy, sentenceVoice, smallText, type PreparedText } from '#sound/texts/prepared-text.ts';
import { setOfPack, textOfFile, type RecordingSet, type TextFiles } from '#sound/texts/recorded-texts.ts';
import { nameOfWords } from '#content/vocabulary/names.ts';

/** The word lists with their sentences, by topic. */
export async function loadWordTexts(files: TextFiles): Promise<RecordingSet[]> {
  const { rows } = readCsvRows(await textOfFile(files, '/vocabulary.csv'), vocabularyRowSchema);
  return buildVocabulary(rows, VOCABULARY_TOPICS).topics.flatMap(({ key, title: topic, subsections }) =>
    subsections.map(({ title, words }) =>
      setOfPack(
        {
          id: `words-${key}-${idFromText(title)}`,
          title: nameOfWords(key, title),
          parts: [
            { name: 'words', texts: words.map((word) => saidBy('woman', withArticle(word))) },
            { name: 'sentences', texts: words.flatMap(sentencesOf) },
          ],
        },
        nameOfWords(key, topic),
      ),
    ),
  );
}

/** By both voices: words by the woman, whose sounds are clearer, and sentences by both, to get used to both. */
function sentencesOf({ example, secondExample, easyExample }: Word): PreparedText[] {
  return [example, secondExample, easyExample]
    .filter((text) => text !== undefined)
    .map((text) => smallText(sentenceVoice(text), text));
}
