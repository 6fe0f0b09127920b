import { foldText } from '#lib/fold-text.ts';
import type { Word } from './vocabulary.ts';

/** VOC-04 */
const MAX_RESULTS = 12;

interface IndexedWord {
  readonly word: Word;
  /** Dutch, meaning and, where that is in another language, English, folded. */
  readonly texts: string;
  /** Article and Dutch, folded. */
  readonly withArticle: string;
  /** What people most often type: the Dutch with and without article, each meaning without `to` and `(…)`. */
  readonly headwords: readonly string[];
}

/** A separator that nobody types. */
const BETWEEN = '\0';

/** The inflected forms of a word: `kinderen`, `ging`, `gegaan`. */
type FormsOf = (word: Word) => readonly string[];

/** A search index of words, built once per list. */
export interface WordIndex {
  readonly entries: readonly IndexedWord[];
  readonly formsOf: FormsOf;
  /** The words by each of their folded forms. Built by the first search, since most visits to the page have none. */
  readonly byForm: () => ReadonlyMap<string, ReadonlySet<Word>>;
}

export interface WordSearch {
  /** At most 12, best first. */
  readonly words: readonly Word[];
  /** The results of which the text is an inflected form, with that form in correct spelling. */
  readonly forms: ReadonlyMap<Word, string>;
  /** Whether more words match than are shown. */
  readonly hasMore: boolean;
  /** All matches in the same order, to practise them together (MEM-21). */
  readonly all: readonly Word[];
}

/** Indexes a list. Takes longer than a search: do it once. */
export function indexWords(words: readonly Word[], formsOf: FormsOf): WordIndex {
  let byForm: ReadonlyMap<string, ReadonlySet<Word>> | undefined;
  return { entries: words.map(indexWord), formsOf, byForm: () => (byForm ??= wordsByForm(words, formsOf)) };
}

/** A slow phone needs about one frame for this many words (QUA-04). */
const WORDS_A_PIECE = 100;

/**
 * The same with the forms. Stops after each piece of a long list, so that the caller can let the page do something else.
 */
export function* indexWordsInPieces(words: readonly Word[], formsOf: FormsOf): Generator<void, WordIndex> {
  const entries: IndexedWord[] = [];
  const byForm = new Map<string, Set<Word>>();
  for (const [place, word] of words.entries()) {
    if (place > 0 && place % WORDS_A_PIECE === 0) yield;
    entries.push(indexWord(word));
    addForms(byForm, word, formsOf);
  }
  return { entries, formsOf, byForm: () => byForm };
}

/** An article, correct or not: `de huis` and `the house` both find `het huis`. */
const ARTICLE = /^(?:de|het|een|the|an?) /;

/**
 * The words whose Dutch (also with its article), meaning or English contains the text, ignoring case and accents (VOC-04), and
 * those of which it is a form. Exact matches come first, with any article, then the words of which it is a form, then
 * those that begin with it, then the rest, each in the order of the list. It takes one pass over the list, so its time
 * grows linearly (QUA-05). An empty text finds nothing.
 */
export function searchWords({ entries, formsOf, byForm }: WordIndex, text: string): WordSearch {
  const wanted = folded(text).trim();
  if (wanted === '') return { words: [], forms: new Map(), hasMore: false, all: [] };
  // `de` alone is part of most nouns with their article; with a space it is meant as an article.
  const articleMeant = wanted.includes(' ');
  const bare = wanted.replace(ARTICLE, '');
  const wordsOfForm = byForm().get(bare);
  const exact: Word[] = [];
  const inflected: Word[] = [];
  const beginning: Word[] = [];
  const containing: Word[] = [];
  for (const { word, texts, withArticle, headwords } of entries) {
    const isMeant = headwords.includes(bare) || headwords.includes(wanted);
    const isForm = !isMeant && wordsOfForm?.has(word) === true;
    if (!isMeant && !isForm && !texts.includes(wanted) && !(articleMeant && withArticle.includes(wanted)))
      continue;
    if (isMeant) exact.push(word);
    else if (isForm) inflected.push(word);
    else if (headwords.some((headword) => headword.startsWith(wanted))) beginning.push(word);
    else containing.push(word);
  }
  const all = [...exact, ...inflected, ...beginning, ...containing];
  const spelled = inflected.map((word) => [word, spelledForm(formsOf(word), bare)] as const);
  return {
    words: all.slice(0, MAX_RESULTS),
    forms: new Map(spelled),
    hasMore: all.length > MAX_RESULTS,
    all,
  };
}

function wordsByForm(words: readonly Word[], formsOf: FormsOf): Map<string, Set<Word>> {
  const byForm = new Map<string, Set<Word>>();
  for (const word of words) addForms(byForm, word, formsOf);
  return byForm;
}

function addForms(byForm: Map<string, Set<Word>>, word: Word, formsOf: FormsOf): void {
  // Folding them together takes a third of the time.
  for (const form of folded(formsOf(word).join(BETWEEN)).split(BETWEEN)) {
    const others = byForm.get(form);
    if (others) others.add(word);
    else byForm.set(form, new Set([word]));
  }
}

/** The typed form with its correct accents and capitals. */
function spelledForm(forms: readonly string[], typed: string): string {
  return forms.find((form) => folded(form) === typed) ?? typed;
}

/**
 * Several spaces count as one, in the lists and in typed text. Nobody has to find the key of a curly apostrophe, or of the Turkish `ı`,
 * which is also what becomes of `I`.
 */
function folded(text: string): string {
  return foldText(text).replace(/\s+/g, ' ').replace(/[’ʼ]/g, "'").replaceAll('ı', 'i');
}

function indexWord(word: Word): IndexedWord {
  const dutch = folded(word.dutch);
  const { meaning, english = meaning } = word;
  // In another language the English finds the word, too: not every word has a meaning in it (LNG-03).
  const meanings = (english === meaning ? [meaning] : [meaning, english]).map(folded);
  const withArticle = word.article === undefined ? dutch : `${word.article} ${dutch}`;
  return {
    word,
    texts: [dutch, ...meanings].join('\n'),
    withArticle,
    headwords: [dutch.replace(/^zich /, ''), withArticle, ...meanings.flatMap(headwordsIn)],
  };
}

function headwordsIn(meaning: string): readonly string[] {
  return meaning.split('/').map((one) => one.trim().replace(/^to | \(.*/g, ''));
}
