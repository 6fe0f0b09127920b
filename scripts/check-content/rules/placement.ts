import type { VocabularyTopic } from '#content/vocabulary/topics.ts';
import type { Rule } from '../bank.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';

/** VOC-02: each subsection stands in a topic's list, and the row names that topic. */
export function placementRule(topics: readonly VocabularyTopic[]): Rule<VocabularyEntry> {
  const topicOf = new Map(
    topics.flatMap(({ title, subsections }) => subsections.map((name) => [name, title])),
  );
  return (entries) =>
    entries.flatMap(({ line, id, topic, subsection }) => {
      const expected = topicOf.get(subsection);
      if (expected === topic) return [];
      const message =
        expected === undefined
          ? `no topic has a subsection "${subsection}"`
          : `"${subsection}" belongs to "${expected}", not to "${topic}"`;
      return [{ level: 'error', rule: 'placement', line, about: id, message }];
    });
}
