import type { RowWith, Rule } from '../bank.ts';

/** A topic and the titles of the lists that belong to it. */
interface TopicWithLists {
  readonly title: string;
  readonly lists: readonly string[];
}

/**
 * VOC-02 CUL-02: each list belongs to a topic, and the row names that topic.
 * @param list the column that names a word's list
 */
export function placementRule<List extends string>(
  list: List,
  topics: readonly TopicWithLists[],
): Rule<RowWith<'topic' | List>> {
  const topicOf = new Map(topics.flatMap(({ title, lists }) => lists.map((name) => [name, title])));
  return (rows) =>
    rows.flatMap((row) => {
      const expected = topicOf.get(row[list]);
      if (expected === row.topic) return [];
      const message =
        expected === undefined
          ? `no topic has a ${list} "${row[list]}"`
          : `"${row[list]}" belongs to "${expected}", not to "${row.topic}"`;
      return [{ level: 'error', rule: 'placement', line: row.line, about: row.id, message }];
    });
}
