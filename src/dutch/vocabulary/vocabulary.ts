export type WordArticle = 'de' | 'het';

/** A word of the lists, with what is known about it (VOC-03, DAT-02). */
export interface Word {
  /** Stable over reordering and editing of the lists (MEM-02). */
  readonly id: string;
  /** Without its article. */
  readonly dutch: string;
  readonly english: string;
  /** A sentence with the word; there always is one (DAT-03). */
  readonly example: string;
  readonly exampleEn?: string;
  /** Of a word with two uses: a sentence with the other one. */
  readonly secondExample?: string;
  readonly secondExampleEn?: string;
  /** One English sentence where the translation misleads; Dutch in it stands between stars. */
  readonly note?: string;
  readonly article?: WordArticle;
  /** The syllables as they are said, the stressed one in capitals: `AF-spraak`. */
  readonly pronunciation?: string;
  readonly kind?: string;
  readonly plural?: string;
  readonly past?: string;
  readonly participle?: string;
  readonly auxiliary?: 'hebben' | 'zijn' | 'both';
  /** Only where it is not the adjective with -er: `beter`, `duurder`. */
  readonly comparative?: string;
}

/** The colours a subsection can have: names that a screen turns into classes, never by themselves a meaning. */
export const SUBSECTION_COLOURS = ['blue', 'orange', 'green', 'gold', 'violet', 'teal'] as const;
export type SubsectionColour = (typeof SUBSECTION_COLOURS)[number];

/** Some words of one topic that are studied together (VOC-03). It has at least one word. */
export interface Subsection {
  /** From 1, within its topic. */
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly colour: SubsectionColour;
  readonly words: readonly Word[];
}

/** A topic of the vocabulary page (VOC-02). */
export interface Topic {
  /** The app's own have numbers, from 1; a list of one's own has its id (MEM-15). */
  readonly key: number | string;
  readonly title: string;
  /** Only those that have words; empty for a topic whose words have not come yet. */
  readonly subsections: readonly Subsection[];
}

export interface Vocabulary {
  readonly topics: readonly Topic[];
}

/** All words, in the order of the topics. */
export function allWords(vocabulary: Vocabulary): Word[] {
  return vocabulary.topics.flatMap(({ subsections }) => subsections.flatMap(({ words }) => words));
}

/** The word as it is shown and said: with its article, if it has one (DAT-02). */
export function withArticle(word: Pick<Word, 'dutch' | 'article'>): string {
  return word.article === undefined ? word.dutch : `${word.article} ${word.dutch}`;
}

/** Kinds of words that a topic can be narrowed down to; `other` is what has none of the other names. */
export const WORD_FILTERS = ['all', 'noun', 'verb', 'adjective', 'other'] as const;
export type WordFilter = (typeof WORD_FILTERS)[number];

const OWN_NAMES: ReadonlySet<string> = new Set(WORD_FILTERS);

/** Those words that the filter lets through, in their order. */
export function filterWords(words: readonly Word[], filter: WordFilter): readonly Word[] {
  return filter === 'all' ? words : words.filter((word) => filterOf(word) === filter);
}

/** A list with only the words that the filter lets through: it may have none. */
export function filterSubsection(subsection: Subsection, filter: WordFilter): Subsection {
  return filter === 'all' ? subsection : { ...subsection, words: filterWords(subsection.words, filter) };
}

function filterOf({ kind }: Word): string {
  return kind !== undefined && OWN_NAMES.has(kind) ? kind : 'other';
}
