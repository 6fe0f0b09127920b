/** A word or expression about life in the Netherlands, and what it stands for (CUL-03). */
export interface CultureWord {
  /** From the file: it stays when the word is corrected or moved (DAT-06). */
  readonly id: string;
  /** With its article, where it has one: `de huurtoeslag`. */
  readonly dutch: string;
  readonly english: string;
  /** In simple Dutch. */
  readonly definition: string;
  readonly englishDefinition?: string;
}

/** Some words of one topic that are studied together (CUL-02). It has at least one. */
export interface CultureSection {
  /** From 1, within its topic. */
  readonly id: number;
  /** In Dutch. */
  readonly title: string;
  /** Absent for a section that the fixed map doesn't know. */
  readonly english?: string;
  readonly words: readonly CultureWord[];
}

/** A topic of the culture page (CUL-01). */
export interface CultureTopic {
  readonly title: string;
  /** Only those that have words; empty for a topic whose words have not come. */
  readonly sections: readonly CultureSection[];
}

/** The words of a topic, in the order of its sections. */
export function wordsOfTopic({ sections }: CultureTopic): CultureWord[] {
  return sections.flatMap(({ words }) => words);
}
