import { readFileSync } from 'node:fs';
import { csvParse } from 'd3-dsv';
import { rows as CORRECTIONS } from '#content/grammar/corrections.ts';
import type { Lexicon, WordEntry } from '#practice/judge/lexicon.ts';
import type { TypedItem } from '#practice/judge/typed-item.ts';
import { sharedMeanings, withArticle } from '#practice/judge/shared-meanings.ts';
import { sentenceItem, wordItem } from '#practice/judge/typed-items.ts';
import { practiceLexicon } from '#practice/practice-lexicon.ts';
import { practiceItems } from '#subjects/grammar/practice/judged-items.ts';

/** All items that are typed, by their ids, without a browser. */
export async function typedItems(): Promise<ReadonlyMap<string, TypedItem>> {
  const words = csvParse(readFileSync('public/vocabulary.csv', 'utf8')).map(wordOf);
  const lexicon = await practiceLexicon(words);
  const practice = await practiceItems(lexicon);
  const corrections = CORRECTIONS.map(
    ({ id, correct }) => [`sentence:${id}`, sentenceItem([correct], [], lexicon)] as const,
  );
  return new Map([...practice, ...corrections, ...wordItems(words, lexicon)]);
}

interface ListedWord extends WordEntry {
  readonly id: string;
}

function wordOf(row: Readonly<Partial<Record<string, string>>>): ListedWord {
  const {
    id = '',
    dutch = '',
    english = '',
    kind = '',
    article,
    plural = '',
    past = '',
    participle = '',
    comparative = '',
  }: Partial<Record<keyof ListedWord, string>> = row;
  return {
    id: id === '' ? dutch : id,
    dutch,
    english,
    kind,
    ...((article === 'de' || article === 'het') && { article }),
    plural,
    past,
    participle,
    comparative,
  };
}

function wordItems(
  words: readonly ListedWord[],
  lexicon: Lexicon,
): readonly (readonly [string, TypedItem])[] {
  const withMeaning = sharedMeanings(words);
  return words.map(
    (word) =>
      [`word:${word.id}`, wordItem(withArticle(word), withMeaning(word).map(withArticle), lexicon)] as const,
  );
}
