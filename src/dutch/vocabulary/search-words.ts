import { foldText } from '#lib/fold-text.ts';
import type { Word } from './vocabulary.ts';

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
}

/** Nobody types it. */
const BETWEEN = '\0';

/** The forms of a word other than its own, as one meets them in a text: `kinderen`, `ging`, `gegaan`. */
type FormsOf = (word: Word) => readonly string[];

/** Words made ready for searching. Built once for a list. */
export interface WordIndex {
  readonly entries: readonly IndexedWord[];
  readonly formsOf: FormsOf;
  /** The words by each of their forms, folded. Made by the first search, since most visits to the page have none. */
  readonly byForm: () => ReadonlyMap<string, ReadonlySet<Word>>;
}

export interface WordSearch {
  /** At most 12, best first. */
  readonly words: readonly Word[];
  /** Those of them of which the text is another form, and that form as it is spelled. */
  readonly forms: ReadonlyMap<Word, string>;
  /** Whether more words match than are shown. */
  readonly hasMore: boolean;
  /** All that match, in the same order: to be practised together (MEM-21). */
  readonly all: readonly Word[];
}

/** Makes a list searchable. Takes longer than a search: do it once. */
export function indexWords(words: readonly Word[], formsOf: FormsOf): WordIndex {
  let byForm: ReadonlyMap<string, ReadonlySet<Word>> | undefined;
  return { entries: words.map(indexWord), formsOf, byForm: () => (byForm ??= wordsByForm(words, formsOf)) };
}

/** So many words take a slow phone about as long as a frame may be late for a press (QUA-04). */
const WORDS_A_PIECE = 100;

/** The same with the forms, and stops after each piece of a long list: who goes on may let the page do something else. */
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

/** As a learner types it, right or wrong: `de huis` and `the house` are after `het huis`. */
const ARTICLE = /^(?:de|het|een|the|an?) /;

/**
 * The words whose Dutch (also with its article) or English holds the text, whatever its case and accents (VOC-04), and
 * those of which it is a form. Those that are the text, whatever article stands before it, come first, then those of which
 * it is a form, then those that begin with it, then the rest, each in the order of the list.
 * One pass over the list, so it grows linearly (QUA-05). An empty text finds nothing.
 */
export function searchWords({ entries, formsOf, byForm }: WordIndex, text: string): WordSearch {
  const wanted = folded(text).trim();
  if (wanted === '') return { words: [], forms: new Map(), hasMore: false, all: [] };
  // `de` alone is part of most nouns with their article; with a space, the article was meant.
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
  // Folded together: it takes a third of the time.
  for (const form of folded(formsOf(word).join(BETWEEN)).split(BETWEEN)) {
    const others = byForm.get(form);
    if (others) others.add(word);
    else byForm.set(form, new Set([word]));
  }
}

/** The form that was typed, with the accents and capitals that belong to it. */
function spelledForm(forms: readonly string[], typed: string): string {
  return forms.find((form) => folded(form) === typed) ?? typed;
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
  };
}
