export type WordArticle = 'de' | 'het';

/** A word of the lists, with what is known about it (VOC-03, DAT-02). */
export interface Word {
  /** Stable when the lists are reordered or edited of the lists (MEM-02). */
  readonly id: string;
  /** Without its article. */
  readonly dutch: string;
  /** In the chosen language, or in English (LNG-03). */
  readonly meaning: string;
  /** Whether the meaning is a translation, or what the person wrote; otherwise it is in English. */
  readonly isTranslated?: boolean;
  /** As the word list has it: the judge knows words by it, in whatever language they are learned. */
  readonly english?: string;
  /** A sentence with the word; always present (DAT-03). */
  readonly example: string;
  readonly exampleEn?: string;
  /** For a word with two uses: a sentence with the other use. */
  readonly secondExample?: string;
  readonly secondExampleEn?: string;
  /** For a word that comes early on the path: a short sentence of words that came before it (PTH-04). */
  readonly easyExample?: string;
  readonly easyExampleEn?: string;
  /** An English sentence if the translation is misleading; Dutch in it is between stars. */
  readonly note?: string;
  /** Other Dutch that is as right for its English, nouns with their article (JDG-03). */
  readonly also?: readonly string[];
  readonly article?: WordArticle;
  /** The spoken syllables, the stressed one in capitals: `AF-spraak`. */
  readonly pronunciation?: string;
  readonly kind?: string;
  readonly plural?: string;
  readonly past?: string;
  readonly participle?: string;
  readonly auxiliary?: 'hebben' | 'zijn' | 'both';
  /** Present only if irregular: `beter`, `duurder`. */
  readonly comparative?: string;
}

/** The colours of subsections: names that a screen maps to classes. A colour alone has no meaning. */
export const SUBSECTION_COLOURS = ['blue', 'orange', 'green', 'gold', 'violet', 'teal'] as const;
export type SubsectionColour = (typeof SUBSECTION_COLOURS)[number];

/** Some words of one topic that are studied together (VOC-03). It has at least one word. */
export interface Subsection {
  /** From 1, within its topic. */
  readonly id: number;
  readonly title: string;
  readonly colour: SubsectionColour;
  readonly words: readonly Word[];
}

/** A topic of the vocabulary page (VOC-02). */
export interface Topic {
  /** A number from 1 for the app's topics; the id for a custom list (MEM-15). */
  readonly key: number | string;
  readonly title: string;
  /** Only those with words; empty for a topic whose words are not loaded yet. */
  readonly subsections: readonly Subsection[];
}

export interface Vocabulary {
  readonly topics: readonly Topic[];
}

/** All words, in the order of the topics. */
export function allWords(vocabulary: Vocabulary): Word[] {
  return vocabulary.topics.flatMap(({ subsections }) => subsections.flatMap(({ words }) => words));
}

/** The word as shown and spoken: with its article, if it has one (DAT-02). */
export function withArticle(word: Pick<Word, 'dutch' | 'article'>): string {
  return word.article === undefined ? word.dutch : `${word.article} ${word.dutch}`;
}

/** The filters of a topic by kind of word; `other` is every remaining kind. */
export const WORD_FILTERS = ['all', 'noun', 'verb', 'adjective', 'other'] as const;
export type WordFilter = (typeof WORD_FILTERS)[number];

const OWN_NAMES: ReadonlySet<string> = new Set(WORD_FILTERS);

/** The words that pass the filter, in their order. */
export function filterWords(words: readonly Word[], filter: WordFilter): readonly Word[] {
  return filter === 'all' ? words : words.filter((word) => filterOf(word) === filter);
}

/** A list with only the words that pass the filter; it may be empty. */
export function filterSubsection(subsection: Subsection, filter: WordFilter): Subsection {
  return filter === 'all' ? subsection : { ...subsection, words: filterWords(subsection.words, filter) };
}

function filterOf({ kind }: Word): string {
  return kind !== undefined && OWN_NAMES.has(kind) ? kind : 'other';
}
