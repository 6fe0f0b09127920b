import { readFileSync } from 'node:fs';
import { csvParse } from 'd3-dsv';
import { rows as CORRECTIONS } from '#content/grammar/corrections.ts';
import type { Lexicon, WordEntry } from '#practice/judge/lexicon.ts';
import type { TypedItem } from '#practice/judge/typed-item.ts';
import { sharedMeanings, withArticle } from '#practice/judge/shared-meanings.ts';
import { sentenceItem, wordItem } from '#practice/judge/typed-items.ts';
import { practiceItems, practiceLexicon } from '#subjects/grammar/practice/judged-items.ts';

/** All items that are typed, by their ids, without a browser. */
export async function typedItems(): Promise<ReadonlyMap<string, TypedItem>> {
  const rows = csvParse(readFileSync('public/vocabulary.csv', 'utf8'));
  const words = rows.map((row): WordEntry & { readonly id: string; readonly dutch: string } => ({
    id: row.id === undefined || row.id === '' ? (row.dutch ?? '') : row.id,
    dutch: row.dutch ?? '',
    english: row.english ?? '',
    kind: row.kind ?? '',
    ...((row.article === 'de' || row.article === 'het') && { article: row.article }),
    plural: row.plural ?? '',
    past: row.past ?? '',
    participle: row.participle ?? '',
    comparative: row.comparative ?? '',
  }));
  const lexicon = await practiceLexicon(words);
  const practice = await practiceItems(lexicon);
  const corrections = CORRECTIONS.map(
    ({ id, correct }) => [`sentence:${id}`, sentenceItem([correct], [], lexicon)] as const,
  );
  return new Map([...practice, ...corrections, ...wordItems(words, lexicon)]);
}

function wordItems(
  words: readonly (WordEntry & { readonly id: string })[],
  lexicon: Lexicon,
): readonly (readonly [string, TypedItem])[] {
  const withMeaning = sharedMeanings(words);
  return words.map(
    (word) =>
      [`word:${word.id}`, wordItem(withArticle(word), withMeaning(word).map(withArticle), lexicon)] as const,
  );
}
