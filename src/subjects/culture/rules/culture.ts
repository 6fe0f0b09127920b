import { idFromText } from '#lib/id-from-text.ts';
import type { ShownText } from '#lib/shown-text.ts';

/** A word or expression about life in the Netherlands, and its meaning (CUL-03). */
export interface CultureWord {
  /** From the file: stays the same when the word is corrected or moved (DAT-06). */
  readonly id: string;
  /** With its article, where it has one: `de huurtoeslag`. */
  readonly dutch: string;
  readonly meaning: string;
  /** Whether the meaning and the explanation are in the chosen language; otherwise they are in English. */
  readonly isTranslated?: boolean;
  /** In simple Dutch. */
  readonly definition: string;
  /** The definition in the chosen language, or in English. */
  readonly explanation?: string;
}

/** Some words of one topic that are studied together (CUL-02); at least one. */
export interface CultureSection {
  /** From 1, within its topic. */
  readonly id: number;
  /** In Dutch. */
  readonly title: string;
  /** What the title means; absent for a section that the content doesn't know. */
  readonly meaning?: ShownText;
  readonly words: readonly CultureWord[];
}

/** A topic of the culture page (CUL-01). */
export interface CultureTopic {
  /** In English: its id in the data file and in addresses. */
  readonly title: string;
  /** Its title as it is shown. */
  readonly name: ShownText;
  /** Only sections with words; empty while the topic's words are not loaded. */
  readonly sections: readonly CultureSection[];
}

/** The words of a topic, in the order of its sections. */
export function wordsOfTopic({ sections }: CultureTopic): CultureWord[] {
  return sections.flatMap(({ words }) => words);
}

/** A row as read from the culture file (CUL-05). */
export interface CultureRow {
  readonly dutch: string;
  readonly english: string;
  /** Both in the chosen language, where there are any (LNG-03). */
  readonly meaning?: string;
  readonly explanation?: string;
  readonly topic: string;
  readonly section: string;
  readonly definition: string;
  readonly english_definition?: string;
  /** Missing in files from before ids (DAT-06). */
  readonly id?: string;
}

/** What the content knows of a topic: its title and name, and of each section the Dutch title and what that means (CUL-02). */
export interface TopicTitles extends Pick<CultureTopic, 'title' | 'name'> {
  readonly sections: readonly { readonly dutch: string; readonly meaning: ShownText }[];
}

/**
 * Groups rows by topic and section, both in the order of the given titles; sections without a title there follow, in the order of the rows.
 * Rows of an unknown topic are left out.
 */
export function buildCulture(
  rows: readonly CultureRow[],
  topicTitles: readonly TopicTitles[],
): CultureTopic[] {
  const words = rows.map((row) => ({ topic: row.topic, section: row.section, word: buildWord(row) }));
  return topicTitles.map((titles) => buildTopic(titles, words));
}

interface PlacedWord {
  readonly topic: string;
  readonly section: string;
  readonly word: CultureWord;
}

function buildTopic({ title, name, sections }: TopicTitles, allWords: readonly PlacedWord[]): CultureTopic {
  const words = allWords.filter(({ topic }) => topic === title);
  const filled = new Set(words.map(({ section }) => section));
  const meanings = new Map(sections.map(({ dutch, meaning }) => [dutch, meaning]));
  const inOrder = [...new Set([...meanings.keys(), ...filled])].filter((section) => filled.has(section));
  return {
    title,
    name,
    sections: inOrder.map((dutch, place) => {
      const own = words.filter(({ section }) => section === dutch).map(({ word }) => word);
      return buildSection({ id: place + 1, title: dutch, words: own }, meanings.get(dutch));
    }),
  };
}

function buildSection(section: CultureSection, meaning: ShownText | undefined): CultureSection {
  return meaning === undefined ? section : { ...section, meaning };
}

function buildWord(row: CultureRow): CultureWord {
  const { dutch, meaning = row.english, definition, explanation = row.english_definition } = row;
  const isTranslated = row.meaning !== undefined;
  const word = {
    id: row.id ?? idFromText(dutch),
    dutch,
    meaning,
    definition,
    ...(isTranslated && { isTranslated }),
  };
  return explanation === undefined ? word : { ...word, explanation };
}
