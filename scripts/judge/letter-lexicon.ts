import { readFileSync } from 'node:fs';
import { readCsvRows } from '#content/schema/csv.ts';
import { vocabularyRowSchema } from '#content/schema/vocabulary-row.ts';
import { VOCABULARY_TOPICS } from '#content/vocabulary/topics.ts';
import { buildVocabulary } from '#dutch/vocabulary/build-vocabulary.ts';
import { allWords } from '#dutch/vocabulary/vocabulary.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import { practiceLexicon } from '#practice/practice-lexicon.ts';

/** The words that letters are judged with, without a browser. */
export async function letterLexicon(): Promise<Lexicon> {
  const { rows } = readCsvRows(readFileSync('public/vocabulary.csv', 'utf8'), vocabularyRowSchema);
  return practiceLexicon(allWords(buildVocabulary(rows, VOCABULARY_TOPICS)));
}
