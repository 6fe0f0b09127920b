import { foldText } from '#lib/fold-text.ts';
import type { Word } from '#domain/vocabulary/vocabulary.ts';

/** VOC-04 */
const MAX_RESULTS = 12;

interface IndexedWord {
  readonly word: Word;
  /** Dutch and English, folded. */
  readonly texts: string;
  /** Article and Dutch, folded. */
  readonly withArticle: string;
  /** What a person most likely types: the Dutch with and without article, each English meaning without `to` and `(…)`. */
  readonly headwords: readonly string[];
  /** The other forms that are known of it, as one meets them in a text: `kinderen`, `ging`, `gegaan`. */
  readonly forms: readonly string[];
}

/** Words made ready for searching. Built once for a list. */
export interface WordIndex {
  readonly entries: readonly IndexedWord[];
}

export interface WordSearch {
  /** At most 12, best first. */
  readonly words: readonly Word[];
  /** Whether more words match than are shown. */
  readonly hasMore: boolean;
}

/** Makes a list searchable. Takes longer than a search: do it once. */
export function indexWords(words: readonly Word[]): WordIndex {
  return { entries: words.map(indexWord) };
}

/** As a learner types it, right or wrong: `de huis` and `the house` are after `het huis`. */
const ARTICLE = /^(?:de|het|een|the|an?) /;

/**
 * The words whose Dutch (also with its article) or English holds the text, whatever its case and accents (VOC-04), and
 * those of which it is a form. Those that are the text, whatever article stands before it, come first, then those that
 * begin with it, then the rest, each in the order of the list.
 * One pass over the list, so it grows linearly (QUA-05). An empty text finds nothing.
 */
export function searchWords({ entries }: WordIndex, text: string): WordSearch {
  const wanted = folded(text).trim();
  if (wanted === '') return { words: [], hasMore: false };
  // `de` alone is part of most nouns with their article; with a space, the article was meant.
  const articleMeant = wanted.includes(' ');
  const bare = wanted.replace(ARTICLE, '');
  const exact: Word[] = [];
  const beginning: Word[] = [];
  const containing: Word[] = [];
  let found = 0;
  for (const { word, texts, withArticle, headwords, forms } of entries) {
    const isMeant = headwords.includes(bare) || headwords.includes(wanted) || forms.includes(bare);
    if (!isMeant && !texts.includes(wanted) && !(articleMeant && withArticle.includes(wanted))) continue;
    found += 1;
    if (isMeant) exact.push(word);
    else if (headwords.some((headword) => headword.startsWith(wanted))) beginning.push(word);
    else if (containing.length < MAX_RESULTS) containing.push(word);
  }
  const words = [...exact, ...beginning, ...containing].slice(0, MAX_RESULTS);
  return { words, hasMore: found > MAX_RESULTS };
}

/** A row of spaces counts as one, in the lists as in what is typed. */
function folded(text: string): string {
  return foldText(text).replace(/\s+/g, ' ');
}

function indexWord(word: Word): IndexedWord {
  const dutch = folded(word.dutch);
  const english = folded(word.english);
  const withArticle = word.article === undefined ? dutch : `${word.article} ${dutch}`;
  const meanings = english.split('/').map((meaning) => meaning.trim().replace(/^to | \(.*/g, ''));
  return {
    word,
    texts: `${dutch}\n${english}`,
    withArticle,
    headwords: [dutch.replace(/^zich /, ''), withArticle, ...meanings],
    // Folded together: it takes a third of the time.
    forms: folded([word.plural, word.past, word.participle, word.comparative].join('/')).split('/'),
  };
}
