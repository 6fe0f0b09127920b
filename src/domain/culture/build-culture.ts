import type { CultureSection, CultureTopic, CultureWord } from '#domain/culture/culture.ts';

/** A row of the culture file as it was read (CUL-05). */
export interface CultureRow {
  readonly dutch: string;
  readonly english: string;
  readonly topic: string;
  readonly section: string;
  readonly definition: string;
  readonly english_definition?: string;
}

/** What must be known of a topic: its title, and its sections' titles in Dutch and English (CUL-02). */
export interface TopicTitles {
  readonly title: string;
  readonly sections: readonly { readonly dutch: string; readonly english: string }[];
}

/**
 * Groups rows by topic and section, both in the order of the given titles; a section without a title there comes after
 * its topic's own, in the order of the rows. Rows of a topic that is not given are left out.
 */
export function buildCulture(
  rows: readonly CultureRow[],
  topicTitles: readonly TopicTitles[],
): CultureTopic[] {
  return topicTitles.map((titles) => buildTopic(titles, rows));
}

function buildTopic({ title, sections }: TopicTitles, allRows: readonly CultureRow[]): CultureTopic {
  const rows = allRows.filter(({ topic }) => topic === title);
  const filled = new Set(rows.map(({ section }) => section));
  const english = new Map(sections.map((section) => [section.dutch, section.english]));
  const inOrder = [...new Set([...english.keys(), ...filled])].filter((section) => filled.has(section));
  return {
    title,
    sections: inOrder.map((dutch, place) => {
      const words = rows.filter(({ section }) => section === dutch).map(buildWord);
      return buildSection({ id: place + 1, title: dutch, words }, english.get(dutch));
    }),
  };
}

function buildSection(section: CultureSection, english: string | undefined): CultureSection {
  return english === undefined ? section : { ...section, english };
}

function buildWord({ dutch, english, definition, english_definition }: CultureRow): CultureWord {
  const word = { id: dutch, dutch, english, definition };
  return english_definition === undefined ? word : { ...word, englishDefinition: english_definition };
}
